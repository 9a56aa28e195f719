import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: '浏览器扩展',
  headline: '在您工作的地方，就地自动化',
  lead: '{product} 扩展把您的智能体带到眼前的页面：它从您重复的操作中学习，并在您吩咐时接手。',
  sampleNote: '示例内容',
  availability: {
    text: '此安装不包含扩展安装包。智能体所做的一切，您在当前浏览器中同样可以使用。',
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
    actions: { collect: '采集此表格', watch: '有变化时通知我', fill: '复制到其他网站' },
  },
  install: {
    title: '三步完成安装',
    steps: {
      download: {
        title: '下载',
        text: '从提供安装包的安装实例获取适用于 Chrome、Firefox 或 Edge 的安装包。',
      },
      install: {
        title: '安装',
        text: '在浏览器中打开安装包，并确认其请求的权限。',
      },
      automate: {
        title: '自动化',
        text: '用一次性代码将其与您的账户配对，之后随处右键点击即可。',
      },
    },
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
