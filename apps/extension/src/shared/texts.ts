import type { Texts } from '@app/spec/texts'

/** `connect.title` is `connect_title` in a package: its keys know no dots. */
type Flat<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Flat<T[K], `${Path}${K}_`>
}[keyof T & string]

export type PanelKey = Flat<Texts['extension-panel']>
