import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: '浏览器扩展',
  headline: '在您工作的地方，就地自动化',
  lead: '{product} 扩展把您的智能体带到眼前的页面：它从您重复的操作中学习，并在您吩咐时接手。',
  sampleNote: '示例内容',
  availability: {
    text: '适用于 Chrome、Firefox 和 Edge。尚未上架商店：请在此获取安装包并自行加载。',
    action: '打开仪表板',
  },
  features: {
    title: '角落里的安静助手',
    items: {
      assistant: {
        title: 'AI 学习助手',
        text: '留意您反复在做的事，并建议由一个智能体来完成。',
      },
      instant: {
        title: '即时自动化',
        text: '右键点击表格、表单或文本，当场交给智能体处理。',
      },
      privacy: {
        title: '隐私优先',
        text: '本地处理：它对您习惯的了解只保留在您的浏览器中。',
      },
      crossSite: {
        title: '跨网站自动化',
        text: '一个任务可以跨越多个网站，每个网站您只需授权一次。',
      },
    },
  },
  menu: {
    label: '表格右键菜单示例',
    example: '示例',
    page: '未完成订单',
    columns: { order: '订单', customer: '客户', total: '合计' },
    root: '自动化此内容',
    actions: { table: '提取此表格', record: '录制步骤', form: '用我的数据填写此表单', run: '在此页面运行智能体' },
  },
  downloads: {
    title: '获取适用于您浏览器的版本',
    lead: '由此安装构建，三个版本来自同一份源代码。大小和校验和就是您所得文件的数值。',
    available: '可用',
    version: '版本 {version}，{size}',
    button: '下载',
    named: '下载 {browser} 版',
    busy: '正在下载...',
    started: '下载已开始！请查看您的下载文件夹。',
    failed: '无法获取安装包。请检查连接后重试。',
    checksum: 'SHA-256',
    none: '此安装在构建时没有包含安装包。重新构建一次，它们就会显示在这里。',
  },
  install: {
    title: '三步完成安装',
    steps: {
      download: {
        title: '下载',
        text: '在上方获取适用于您浏览器的安装包，并解压到一个不会移动的文件夹。',
      },
      install: {
        title: '安装',
        text: 'Chrome 和 Edge：打开扩展程序页面，开启开发者模式，点击“加载已解压的扩展程序”并选择该文件夹。Firefox：打开 about:debugging，选择“此 Firefox”，再选择“临时载入附加组件”；它会保留到 Firefox 关闭为止。',
      },
      automate: {
        title: '自动化',
        text: '在下方用一次性代码连接，然后在任意位置右键点击并选择“自动化此内容”。',
      },
    },
  },
  connect: {
    title: '连接浏览器',
    lead: '在扩展的面板中输入地址和一次性代码。已连接的浏览器可以列出、创建和运行智能体并查看其任务，无法触及您账户的其他内容。',
    make: '连接浏览器',
    again: '生成新代码',
    code: '一次性代码',
    address: '地址',
    hint: '仅供一个浏览器使用，{minutes, number} 分钟内有效。',
    expired: '此代码已过期。请生成新代码。',
    list: '已连接的浏览器',
    none: '还没有连接任何浏览器。',
    seen: '最近使用：<when></when>',
    revoke: '断开连接',
    revokeNamed: '断开 {name}',
    signIn: '请登录以连接浏览器。',
    signInAction: '登录',
    failed: '操作未能完成。请重试。',
    copy: '复制',
    copied: '已复制',
  },
  voices: {
    title: '用户评价',
    stars: '{stars, number} 星（满分 5 星）',
    items: {
      research: {
        quote: '我整天都在收集表格。现在只需右键点击。',
        role: '市场研究员',
      },
      recruiting: {
        quote: '它在接触新网站之前会先询问。正因如此，我们的 IT 部门才同意使用。',
        role: '招聘专员',
      },
      shop: {
        quote: '它发现我每天早上都重复输入同一个地址，于是主动提出代劳。',
        role: '店主',
      },
    },
  },
} satisfies Translation<typeof en>
