import type { Seen } from '@app/toolkit'
import { expect, test } from 'vitest'
import { describeNodes } from './describe-nodes.ts'

const button = (ref: string): Seen => ({ role: 'button', name: 'Move up', ref })
const box = (...children: Seen[]): Seen => ({ role: 'generic', children })
const heading = (name: string): Seen => ({ role: 'heading', name })

test('one of several alike is told by its row, by the name of its part, or by the heading above it', () => {
  const { places, targets } = describeNodes([
    box(heading('Banner'), button('e1')),
    box(box(heading('Teaser')), button('e2')),
    { role: 'group', name: 'Footer', children: [button('e3')] },
    { role: 'row', children: [{ role: 'cell', name: 'Ada' }, heading('Notes'), button('e4')] },
    box(button('e5')),
  ])
  expect(Object.fromEntries(places)).toEqual({ e1: 'Banner', e2: 'Teaser', e3: 'Footer', e4: 'Ada Notes Move up' })
  expect(targets.get('e4')).toMatchObject({ role: 'button', name: 'Move up', nth: 4 })
})

test('what there is once needs no place', () => {
  expect(describeNodes([heading('Page'), button('e1')]).places.size).toBe(0)
})
