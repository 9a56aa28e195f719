import { Refused } from '@app/toolkit'
import type { Window } from './window.ts'

/** Where no browser is: tools that can do without one are none the worse. */
export const noWindow: Window = () => Promise.reject(new Refused('There is no browser here.'))
