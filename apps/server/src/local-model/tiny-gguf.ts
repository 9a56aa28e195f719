/** For tests: a language model of a few kilobytes. It knows no language; it is loaded, asked and held to a grammar as a real one is. */
const WIDTH = 32
const INNER = 64
const HEADS = 2
const NORMAL = 1
const UNKNOWN = 2
const CONTROL = 3
const BYTE = 6
/** What ends a text, a list or an object is what it likes best, so that it comes to an end. */
const LIKING: Record<string, number> = { '"': 6, ']': 5, '}': 4 }

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index).replace(' ', '▁'))
const TOKENS: readonly (readonly [string, number])[] = [
  ['<unk>', UNKNOWN],
  ['<s>', CONTROL],
  ['</s>', CONTROL],
  ...Array.from(
    { length: 256 },
    (_, byte) => [`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, BYTE] as const,
  ),
  ...PRINTABLE.map((text) => [text, NORMAL] as const),
]

/** The same bytes for the same seed. */
export function tinyGguf(seed = 7): Buffer {
  const random = randomBy(seed)
  const noise = (rows: number, columns: number) => Float32Array.from({ length: rows * columns }, () => random() * 0.2)
  const ones = () => new Float32Array(WIDTH).fill(1)
  const words = noise(TOKENS.length, WIDTH).map((value, at) => (at % WIDTH === 0 ? 1 : value))
  const output = noise(TOKENS.length, WIDTH)
  for (const [id, [text]] of TOKENS.entries()) output[id * WIDTH] = LIKING[text] ?? 0
  return writeFile(facts(), [
    { name: 'token_embd.weight', shape: [WIDTH, TOKENS.length], data: words },
    { name: 'blk.0.attn_norm.weight', shape: [WIDTH], data: ones() },
    ...['q', 'k', 'v', 'output'].map((part) => ({
      name: `blk.0.attn_${part}.weight`,
      shape: [WIDTH, WIDTH],
      data: noise(WIDTH, WIDTH),
    })),
    { name: 'blk.0.ffn_norm.weight', shape: [WIDTH], data: ones() },
    { name: 'blk.0.ffn_gate.weight', shape: [WIDTH, INNER], data: noise(INNER, WIDTH) },
    { name: 'blk.0.ffn_up.weight', shape: [WIDTH, INNER], data: noise(INNER, WIDTH) },
    { name: 'blk.0.ffn_down.weight', shape: [INNER, WIDTH], data: noise(WIDTH, INNER) },
    { name: 'output_norm.weight', shape: [WIDTH], data: ones() },
    { name: 'output.weight', shape: [WIDTH, TOKENS.length], data: output },
  ])
}

interface Tensor {
  name: string
  shape: number[]
  data: Float32Array
}

const [U32, F32, I32, STRING, ARRAY] = [4, 6, 5, 8, 9] as const

const u32 = (value: number) => pack(4, (view) => view.setUint32(0, value, true))
const i32 = (value: number) => pack(4, (view) => view.setInt32(0, value, true))
const f32 = (value: number) => pack(4, (view) => view.setFloat32(0, value, true))
const u64 = (value: number) => pack(8, (view) => view.setBigUint64(0, BigInt(value), true))
const string = (text: string) => Buffer.concat([u64(Buffer.byteLength(text)), Buffer.from(text)])
const list = (type: number, items: Buffer[]) => Buffer.concat([u32(type), u64(items.length), ...items])
const fact = (name: string, type: number, value: Buffer) => Buffer.concat([string(name), u32(type), value])

function facts(): Buffer[] {
  const numbers: Record<string, number> = {
    'llama.context_length': 8_192,
    'llama.embedding_length': WIDTH,
    'llama.block_count': 1,
    'llama.feed_forward_length': INNER,
    'llama.attention.head_count': HEADS,
    'llama.attention.head_count_kv': HEADS,
    'llama.rope.dimension_count': WIDTH / HEADS,
    'llama.vocab_size': TOKENS.length,
    'tokenizer.ggml.unknown_token_id': 0,
    'tokenizer.ggml.bos_token_id': 1,
    'tokenizer.ggml.eos_token_id': 2,
  }
  return [
    fact('general.architecture', STRING, string('llama')),
    fact('general.name', STRING, string('Tiny')),
    ...Object.entries(numbers).map(([name, value]) => fact(name, U32, u32(value))),
    fact('llama.attention.layer_norm_rms_epsilon', F32, f32(1e-5)),
    fact('tokenizer.ggml.model', STRING, string('llama')),
    fact(
      'tokenizer.ggml.tokens',
      ARRAY,
      list(
        STRING,
        TOKENS.map(([text]) => string(text)),
      ),
    ),
    fact(
      'tokenizer.ggml.scores',
      ARRAY,
      list(
        F32,
        TOKENS.map((_, id) => f32(-id)),
      ),
    ),
    fact(
      'tokenizer.ggml.token_type',
      ARRAY,
      list(
        I32,
        TOKENS.map(([, type]) => i32(type)),
      ),
    ),
  ]
}

const ALIGNMENT = 32
const padding = (length: number) => Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT)

function writeFile(known: Buffer[], tensors: Tensor[]): Buffer {
  let offset = 0
  const rows = tensors.map(({ name, shape, data }) => {
    const row = Buffer.concat([string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)])
    offset += data.byteLength + padding(data.byteLength).length
    return row
  })
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(known.length), ...known, ...rows])
  const body = tensors.flatMap(({ data }) => [Buffer.from(data.buffer), padding(data.byteLength)])
  return Buffer.concat([head, padding(head.length), ...body])
}

function pack(length: number, write: (view: DataView) => void): Buffer {
  const bytes = Buffer.alloc(length)
  write(new DataView(bytes.buffer, bytes.byteOffset, length))
  return bytes
}

/** Between -1 and 1, the same row of numbers for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 0xffff_ffff) * 2 - 1
  }
}
