import type en from '../en/mobile.ts'
import type { Translation } from '../index.ts'

export default {
  title: '移动应用',
  headline: '您的智能体，随身携带',
  lead: '无论身在何处，都能查看正在运行的任务、批准待办事项并启动下一个任务。',
  sampleNote: '示例内容',
  availability: {
    text: '无需商店，也无需安装包：从本页即可安装，手机上不留任何私密内容。',
    action: '打开仪表板',
  },
  phone: {
    label: '手机上的应用示例，数字仅为示例',
    sample: '示例',
    greeting: '早上好',
    activeAgents: '活跃智能体',
    tasksToday: '今日任务',
    timeSaved: '节省时间',
    hours: '{value, number} 小时',
    recent: '最近',
    runs: {
      orders: { name: '复制新订单', state: '已完成' },
      prices: { name: '价格监测', state: '运行中' },
      invoices: { name: '发票专员', state: '等待中' },
    },
  },
  features: {
    title: '为零碎时间而生',
    items: {
      assistant: {
        title: '随行 AI 助手',
        text: '用语音或文字描述任务。您还没放下手机，计划就已就绪。',
      },
      automation: {
        title: '移动自动化',
        text: '动动拇指，即可启动、暂停和批准智能体的工作。',
      },
      security: {
        title: '安全且私密',
        text: '生物识别：应用在解锁手机的指纹或面容之后打开，手机上不留任何私密内容。',
      },
      sync: {
        title: '跨平台同步',
        text: '在办公桌前开始的工作，可以在手中继续，直到最后一步。',
      },
    },
  },
  stores: {
    title: '获取应用',
    lead: '同一款产品，成为主屏幕上的图标，在独立窗口中打开。',
    items: {
      ios: { name: 'iOS', needs: 'iOS 14.0+', how: '在手机上用 Safari 打开本页，点按“共享”，再选“添加到主屏幕”。' },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: '在手机上用 Chrome 打开本页，打开菜单，选择“安装应用”。',
      },
    },
    download: '下载',
    redirecting: '正在跳转到应用商店...',
    none: '应用商店中没有此应用。可直接从这里安装，只需几秒。',
    install: '立即安装',
    accepted: '已安装。可在您的应用中找到。',
    dismissed: '未安装。您可以随时安装。',
    already: '您正在使用已安装的应用。',
  },
  universal: {
    title: '全平台支持',
    lead: '一个账户，三种入口。',
    items: {
      apps: { title: '移动应用', text: 'iOS 14.0 及以上，Android 8.0 及以上。' },
      extension: { title: '浏览器扩展', text: 'Chrome、Firefox 和 Edge。', action: '了解扩展' },
      web: { title: '网页平台', text: '任何新版浏览器，任何屏幕。', action: '打开仪表板' },
    },
  },
  voices: {
    title: '用户评价',
    stars: '{stars, number} 星（满分 5 星）',
    items: {
      site: { quote: '我在两次工地巡查之间批准订单。', role: '施工经理' },
      clinic: {
        quote: '早上看一眼，就知道夜里的工作已经完成。',
        role: '诊所行政主管',
      },
      agency: { quote: '我在出租车里口述任务，到客户那里就能看到结果。', role: '代理公司创始人' },
    },
  },
} satisfies Translation<typeof en>
