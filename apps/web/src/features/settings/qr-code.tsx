import QRCode from 'qrcode'

/** Drawn as one path, so no markup is injected. Always dark on light: readers expect it in either theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = QRCode.create(text).modules
  const dots = Array.from(data, (on, index) => (on ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''))
  return (
    <svg viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={label} className="mx-auto size-48 rounded-m">
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="white" />
      <path d={dots.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
