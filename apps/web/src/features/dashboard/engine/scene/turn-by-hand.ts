const RADIANS_A_PIXEL = 0.006

/** Dragging turns the picture. It shows nothing that is not in the list, so there is no keyboard for it. */
export function turnByHand(canvas: HTMLCanvasElement, onTurn: (sideways: number, upward: number) => void) {
  const heard = new AbortController()
  const { signal } = heard
  let held = false
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      held = true
      canvas.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, () => (held = false), { signal })
  }
  canvas.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => held && onTurn(movementX * RADIANS_A_PIXEL, movementY * RADIANS_A_PIXEL),
    { signal },
  )
  return { close: () => heard.abort() }
}
