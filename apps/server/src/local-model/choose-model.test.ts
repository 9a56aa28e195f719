import { expect, test } from 'vitest'
import { chooseModel } from './choose-model.ts'
import { KNOWN_MODELS } from './known-models.ts'

const GB = 1_000_000_000
const machine = (memory: number, disk: number, cores: number) => ({
  totalMemory: memory * GB,
  freeMemory: memory * GB,
  freeDisk: disk * GB,
  cores,
})

test.each([
  ['a small laptop', machine(8, 100, 2), 'Qwen3 1.7B'],
  ['a usual laptop', machine(16, 100, 4), 'Qwen3 4B'],
  ['a fast one', machine(16, 100, 8), 'Qwen3 8B'],
  ['a large one', machine(64, 100, 16), 'Qwen3 14B'],
  ['a large one with a full disk', machine(64, 4, 16), 'Qwen3 4B'],
  ['too little memory', machine(4, 100, 4), undefined],
  ['too little disk', machine(16, 1, 4), undefined],
  ['memory that others hold', { ...machine(16, 100, 8), freeMemory: 4.5 * GB }, 'Qwen3 1.7B'],
])('%s gets the largest model it can run', (_what, here, name) => {
  expect(chooseModel(KNOWN_MODELS, here)?.name).toBe(name)
})

test('every model says where it is, under which licence, and how it is checked', () => {
  for (const { address, licence, sha256, bytes, memoryBytes } of KNOWN_MODELS) {
    expect(address).toMatch(/^https:\/\/huggingface\.co\/Qwen\/[\w.-]+\/resolve\/[\da-f]{40}\/[\w.-]+\.gguf$/)
    expect([licence, sha256]).toEqual(['Apache-2.0', expect.stringMatching(/^[\da-f]{64}$/)])
    expect(memoryBytes).toBeGreaterThan(bytes * 1.3)
  }
})
