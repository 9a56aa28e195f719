import { Refused } from '@app/toolkit'
import type { Http } from './port.ts'

const refuse = () => Promise.reject(new Refused('There is no way out here.'))

/** Where tools are only looked at, nothing is asked. */
export const noHttp: Http = { request: refuse, download: refuse }
