import { Refused } from '@app/toolkit'

export interface MailPlace {
  folder: string
  /** With a folder that was made anew its numbers mean other messages. */
  validity: string
  uid: number
}

export const writeMailId = ({ folder, validity, uid }: MailPlace): string => `${folder}/${validity}/${uid}`

/** Read from the end, for a folder's name may have slashes of its own. */
export function readMailId(id: string): MailPlace {
  const [, folder, validity, uid] = /^([^\p{Cc}]{1,200})\/(\d{1,20})\/(\d{1,10})$/u.exec(id) ?? []
  if (!folder || !validity || !uid)
    throw new Refused(`"${id.slice(0, 80)}" is not the id of a message. Use one that a search returned.`)
  return { folder, validity, uid: Number(uid) }
}
