import { users } from '@app/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileDatabase, mintUser } from '../testing.ts'
import { setRole } from './set-role.ts'

const db = await fileDatabase()

test('two administrators who demote each other at once do not leave the installation without one', async () => {
  const [ada, bob] = [await mintUser(db, { role: 'admin' }), await mintUser(db, { role: 'admin' })]
  const demoted = await Promise.allSettled([
    setRole(db, { userId: ada.id, role: 'user', by: bob.id }),
    setRole(db, { userId: bob.id, role: 'user', by: ada.id }),
  ])
  expect(demoted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(demoted.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  expect(await db.asSystem((tx) => tx.$count(users, eq(users.role, 'admin')))).toBe(1)
})

test('a banned administrator is none, and who is made up becomes none', async () => {
  const [cy, demo] = [await mintUser(db, { role: 'admin' }), await mintUser(db)]
  await db.asSystem(async (tx) => {
    await tx.update(users).set({ banned: true }).where(eq(users.role, 'admin'))
    await tx.update(users).set({ banned: false }).where(eq(users.id, cy.id))
    await tx.update(users).set({ demo: true }).where(eq(users.id, demo.id))
  })
  await expect(setRole(db, { userId: cy.id, role: 'user', by: cy.id })).rejects.toMatchObject({ code: 'conflict' })
  await expect(setRole(db, { userId: demo.id, role: 'admin', by: cy.id })).rejects.toMatchObject({ code: 'conflict' })
})
