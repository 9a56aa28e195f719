/** Whether a person can see it. Where the browser cannot say, what is marked hidden is. */
export function isSeen(one: Element): boolean {
  if (one.closest('[hidden], [inert]')) return false
  return typeof one.checkVisibility === 'function' ? one.checkVisibility({ visibilityProperty: true }) : true
}
