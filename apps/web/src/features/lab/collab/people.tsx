import type { CollabGuest } from '@app/contract'
import { Button } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { colourOf } from './colours.ts'
import type { Present } from './use-room.ts'

interface PeopleProps {
  me: string
  people: readonly Present[]
}

/** Who is there now, and in which field: said in words, for who sees no colour and no caret. */
export function People({ me, people }: PeopleProps) {
  const t = useTexts('lab-collab')
  return (
    <section aria-labelledby="collab-people" className="grid gap-2">
      <h4 id="collab-people" className="font-[550] text-sm">
        {t('people', { count: people.length + 1 })}
      </h4>
      <ul aria-labelledby="collab-people" className="grid gap-1.5 text-sm">
        <Person name={me} note={t('you')} />
        {people.map(({ participant, name, place }) => (
          <Person
            key={participant}
            name={name}
            colour={colourOf(participant)}
            note={place ? t('writesIn', { field: t(`fields.${place.field}`) }) : t('reads')}
          />
        ))}
      </ul>
    </section>
  )
}

function Person({ name, note, colour }: { name: string; note: string; colour?: string }) {
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 font-[550] text-[0.625rem] text-text-2"
        style={colour ? { background: colour, color: 'white' } : undefined}
      >
        {initialOf(name)}
      </span>
      <span className="min-w-0 truncate">{name}</span>
      <span className="ml-auto shrink-0 text-text-3 text-xs">{note}</span>
    </li>
  )
}

const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toLocaleUpperCase()

interface GuestsProps {
  guests: readonly CollabGuest[]
  onRemove: (guest: CollabGuest) => void
}

/** Who came by the invitation, there or not; only the owner sees this. */
export function Guests({ guests, onRemove }: GuestsProps) {
  const t = useTexts('lab-collab')
  if (guests.length === 0) return null
  return (
    <section aria-labelledby="collab-guests" className="grid gap-2">
      <h4 id="collab-guests" className="font-[550] text-sm">
        {t('guests')}
      </h4>
      <ul aria-labelledby="collab-guests" className="grid gap-1.5 text-sm">
        {guests.map((guest) => (
          <li key={guest.id} className="flex min-w-0 items-center justify-between gap-2.5">
            <span className="min-w-0 truncate">{guest.name}</span>
            <Button
              variant="danger"
              onClick={() => onRemove(guest)}
              aria-label={t('removeNamed', { name: guest.name })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
