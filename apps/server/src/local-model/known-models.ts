/** An open model that can be fetched: small enough for a computer, able to keep to a form. */
export interface KnownModel {
  id: string
  name: string
  licence: string
  /** Of the file. */
  bytes: number
  /** What it takes while it works: the weights, what it remembers of a conversation, and some air. */
  memoryBytes: number
  /** With fewer an answer takes minutes. */
  cores: number
  address: string
  /** Null where only the place itself can tell: it names the checksum of what it stores before it sends it. */
  sha256: string | null
}

const GB = 1_000_000_000

/** Of one revision each: what is fetched today is what was fetched when the checksum was written down. */
const qwen = (size: string, revision: string, quality: string) =>
  `https://huggingface.co/Qwen/Qwen3-${size}-GGUF/resolve/${revision}/Qwen3-${size}-${quality}.gguf`

/** The smallest first. All by one maker, under one licence that allows any use. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    id: 'qwen3-1.7b',
    name: 'Qwen3 1.7B',
    licence: 'Apache-2.0',
    bytes: 1_834_426_016,
    memoryBytes: 4 * GB,
    cores: 1,
    address: qwen('1.7B', '90862c4b9d2787eaed51d12237eafdfe7c5f6077', 'Q8_0'),
    sha256: '061b54daade076b5d3362dac252678d17da8c68f07560be70818cace6590cb1a',
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B',
    licence: 'Apache-2.0',
    bytes: 2_497_280_256,
    memoryBytes: 5 * GB,
    cores: 4,
    address: qwen('4B', 'bc640142c66e1fdd12af0bd68f40445458f3869b', 'Q4_K_M'),
    sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
  },
  {
    id: 'qwen3-8b',
    name: 'Qwen3 8B',
    licence: 'Apache-2.0',
    bytes: 5_027_783_488,
    memoryBytes: 8 * GB,
    cores: 8,
    address: qwen('8B', '7c41481f57cb95916b40956ab2f0b139b296d974', 'Q4_K_M'),
    sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
  },
  {
    id: 'qwen3-14b',
    name: 'Qwen3 14B',
    licence: 'Apache-2.0',
    bytes: 9_001_752_960,
    memoryBytes: 13 * GB,
    cores: 12,
    address: qwen('14B', '530227a7d994db8eca5ab5ced2fb692b614357fd', 'Q4_K_M'),
    sha256: '500a8806e85ee9c83f3ae08420295592451379b4f8cf2d0f41c15dffeb6b81f0',
  },
]
