import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Course } from './course.ts'

const BACK =
  /^(?:it|them|this|that|these|those|me|the|results?|rows?|list|data|everything|all|file|of|as|in|to|back|only|just|die|das|sie|es|alles|ergebnisse?|le|les|tout|résultats?|lo|los|todo|resultados?|结果|它们?|結果|それ|これ|を|で|に|\s)+$/iu

/** Whether what is left of a clause names nothing new: "give me a CSV", "sort them by price". */
export const refersBack = (frame: Frame, course: Course): boolean =>
  course.rows !== undefined &&
  (withoutSmall(frame.rest) === '' || BACK.test(frame.rest) || BACK.test(withoutSmall(frame.rest)))
