import type en from '../en/platforms.ts'
import type { Translation } from '../index.ts'

export default {
  title: '平台宇宙',
  subtitle: '机器人可以使用的平台。',
  empty: {
    title: '未找到平台',
    hint: '此安装的目录为空。智能体并不依赖它：请在 指挥中心 中创建一个，并用文字说明它在哪些网站上工作。',
    action: '创建智能体',
  },
} satisfies Translation<typeof en>
