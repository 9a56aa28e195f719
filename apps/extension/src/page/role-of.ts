const INPUTS: Readonly<Record<string, string>> = {
  text: 'textbox',
  email: 'textbox',
  tel: 'textbox',
  url: 'textbox',
  search: 'searchbox',
  number: 'spinbutton',
  range: 'slider',
  checkbox: 'checkbox',
  radio: 'radio',
  submit: 'button',
  button: 'button',
  reset: 'button',
  image: 'button',
}

/** The role it has for whoever does not see it; undefined where browsers give it none, as a date has none. */
export function roleOf(one: Element): string | undefined {
  const said = one.getAttribute('role')?.trim().split(/\s+/)[0]
  if (said) return said
  if (one.localName === 'button') return 'button'
  if (one.localName === 'a') return one.hasAttribute('href') ? 'link' : undefined
  if (one.localName === 'textarea') return 'textbox'
  if (one instanceof HTMLSelectElement) return one.multiple || one.size > 1 ? 'listbox' : 'combobox'
  if (!(one instanceof HTMLInputElement)) return undefined
  const role = INPUTS[one.type]
  return one.hasAttribute('list') && (role === 'textbox' || role === 'searchbox') ? 'combobox' : role
}
