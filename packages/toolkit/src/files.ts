/** A file as a tool makes or reads it. */
export interface NewFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** A file that is kept: its bytes lie elsewhere, under its id. */
export interface KeptFile {
  id: string
  name: string
  type: string
  bytes: number
}
