import type en from '../en/legal.ts'
import type { Translation } from '../index.ts'

export default {
  lastUpdated: '最后更新：{date, date, long}',
  contents: '本页内容',
  related: '法律与信任',
  sampleNote: '示例内容：此安装的运营者应以自己的声明替换这些内容。',
  names: {
    privacy: '隐私政策',
    terms: '服务条款',
    cookies: 'Cookie 政策',
    security: '安全概览',
    compliance: '合规与认证',
  },
  privacy: {
    intro: '本政策说明 {product} 收集您的哪些数据、用于什么目的、谁可以查看，以及您可以向我们提出哪些要求。',
    sections: {
      collect: {
        title: '我们收集的数据',
        text: '我们仅收集服务所需的数据：',
        items: {
          account: '<b>账户数据</b>：您的姓名、电子邮箱地址、密码（以哈希形式存储）和设置。',
          payment: '<b>付款信息</b>：由我们的银行卡支付服务商处理。我们仅保留末尾几位数字和发票，绝不保留卡号。',
          professional: '<b>职业信息</b>：您的公司和职务（如您提供）。',
          usage: '<b>使用情况</b>：您创建的智能体、它们运行的任务以及所使用的 AI 操作。',
          technical: '<b>技术数据</b>：IP 地址、浏览器、设备和日志条目。',
        },
      },
      use: {
        title: '我们如何使用数据',
        text: '用于运行您的智能体并向您展示其结果、就您的套餐计费、答复您、保障服务安全、改进服务以及履行我们的法律义务。您的任务内容不会用于广告。',
      },
      sharing: {
        title: '不出售数据，以及何时共享',
        text: '我们不出售您的数据。我们仅在以下情况下共享数据：',
        items: {
          providers: '与依合同为我们工作的服务商共享，例如托管和支付服务商',
          request: '与您指示智能体使用的平台共享',
          law: '法律要求我们共享时',
          transfer: '业务转让时与承继者共享，并适用本政策',
        },
      },
      protection: {
        title: '加密',
        text: '数据在传输时以 TLS 1.3 加密，在存储时以 AES-256 加密：密码、密钥等机密由产品自身加密封存，其余数据由运营方的存储加密。仅有需要的人员可以访问，且访问均有记录。',
      },
      rights: {
        title: '您的权利',
        text: '您可以提出以下任何一项要求。我们会在 30 天内答复隐私请求。',
        items: {
          access: '<b>访问与可携带</b>：以通用格式获取您的数据副本。',
          correction: '<b>更正</b>有误的内容。',
          deletion: '<b>删除</b>您的账户及其数据。',
          restriction: '<b>限制</b>数据的使用方式。',
          objection: '<b>反对</b>某项使用。',
          withdrawal: '<b>撤回同意</b>：可随时撤回，对将来生效。',
        },
      },
      transfers: {
        title: '国际传输',
        text: '数据离开您所在国家时，标准合同条款或充分性认定会为其提供与在本国同等的保护。',
      },
      retention: {
        title: '保存期限',
        text: '在您的账户存续期间保存；任务和文件按您的套餐所规定的期限保存。套餐或合同结束后，您的数据仍可在 30 天内导出。如果您自行删除账户，一切将立即清除，请先导出。发票按税法要求的期限保存。',
      },
      changes: {
        title: '本政策的变更',
        text: '如有重大变更，我们会提前 30 天通过电子邮件并在本页发出通知。',
      },
    },
  },
  terms: {
    intro: '您使用本服务时，本条款适用于您与 {product} 的运营者之间。',
    sections: {
      eligibility: {
        title: '谁可以使用',
        text: '您必须年满 18 周岁。您应妥善保管自己的登录信息，提供真实资料，并对使用您账户所做的一切负责，包括您交给智能体的工作。',
      },
      use: {
        title: '可接受的使用',
        text: '请将智能体用于合法的工作，在您有权访问的系统上使用，并遵守这些系统的规则。禁止：',
        items: {
          law: '违反法律或侵犯他人权利',
          access: '未经许可进入系统或账户',
          spam: '发送垃圾信息、欺骗他人或冒充他人',
          harm: '传播恶意软件或使服务过载',
          resell: '转售服务或规避其限制',
        },
      },
      availability: {
        title: '可用性',
        text: '我们的目标是 99.9% 的正常运行时间。计划内的维护会提前公告。达到套餐的每月上限时，智能体会暂停。',
      },
      payment: {
        title: '套餐与付款',
        text: '付费订阅通过银行卡支付服务商预先收费。',
        items: {
          increases: '涨价时我们会提前 30 天通知。',
          refunds: '除非法律要求，不足一个月的部分不予退款。我们的退款保证不受影响。',
          failed: '如果付款失败，服务可能会被暂停，并可能产生滞纳金。',
        },
      },
      ending: {
        title: '取消与终止',
        text: '您可以随时取消；服务将持续到已付费周期结束。对于违反本条款的账户，我们可以予以终止。终止后，您的数据可在 30 天内导出，之后即被删除。如果您自行删除账户，一切将立即清除。',
      },
      content: {
        title: '您的内容',
        text: '您输入的内容和您的智能体产生的内容归您所有。您允许我们在服务所需的范围内对其进行处理。',
      },
      liability: {
        title: '责任',
        text: '本服务按现状提供。在法律允许的范围内，我们的责任以您在索赔前 12 个月内支付的金额为上限。',
      },
      changes: {
        title: '本条款的变更',
        text: '当服务或法律发生变化时，我们可以修改本条款，并会在重大变更生效之前通知您。不同意者可以取消；继续使用服务即表示接受新条款。',
      },
      disputes: {
        title: '法律与争议',
        text: '适用加利福尼亚州法律；由旧金山的法院裁决。争议按以下顺序分三步处理：',
        items: {
          direct: '直接解决：您致信我们，双方共同寻求解决办法',
          mediation: '由中立人士进行调解',
          litigation: '前两步均未成功时，提起诉讼',
        },
      },
    },
  },
  cookies: {
    intro: 'Cookie 是网站保存在您浏览器中的小文件。本页列出 {product} 使用的 Cookie 以及其他同类存储。',
    sections: {
      categories: {
        title: '类别',
        text: '每个 Cookie 都属于以下五个类别之一：',
        items: {
          essential: '<b>必要</b>：登录以及防范伪造请求。没有它们，服务无法运行。',
          performance: '<b>性能</b>：页面加载的速度以及出错的位置。',
          functional: '<b>功能</b>：您的语言、主题和其他选择。',
          analytics: '<b>分析</b>：服务的哪些部分被使用（汇总统计）。',
          marketing: '<b>营销</b>：您是否因我们的某则公告而来到此处。',
        },
      },
      firstParty: {
        title: '第一方 Cookie',
        text: '以下 Cookie 由我们自行设置：',
        table: {
          head: { name: 'Cookie', purpose: '用途', duration: '保存期限' },
          session: { name: '会话', purpose: '保持您的登录状态', duration: '最后一次访问后 7 天' },
          csrf: { name: 'CSRF 令牌', purpose: '拒绝伪造请求', duration: '会话' },
          preferences: { name: '偏好设置', purpose: '语言、主题和布局', duration: '1 年' },
          analytics: { name: '分析 ID', purpose: '在您允许时统计访问量', duration: '2 年' },
        },
      },
      thirdParty: {
        title: '第三方服务',
        text: '在使用以下服务的安装中，这些服务可能会设置自己的 Cookie：',
        table: {
          head: { name: '服务', purpose: '用途', duration: '类别' },
          payment: { name: '支付', purpose: '银行卡支付与欺诈检查', duration: '必要' },
          analytics: { name: '分析', purpose: '使用统计', duration: '分析' },
          chat: { name: '支持聊天', purpose: '延续与支持人员的对话', duration: '功能' },
          cdn: { name: 'CDN', purpose: '从离您较近的服务器提供文件', duration: '性能' },
        },
      },
      storage: {
        title: '其他存储',
        text: '除 Cookie 外，您的浏览器还可能保存：',
        items: {
          local: '<b>本地存储</b>：持续保留的选择，例如主题以及您在帮助中的反馈。',
          session: '<b>会话存储</b>：草稿，直至标签页关闭。',
          indexed: '<b>索引存储</b>：应用的较大文件，用于离线工作。',
        },
      },
      agents: {
        title: '您的智能体遇到的 Cookie',
        text: '在网页上工作的智能体会像您自己的浏览器一样接收该网页的 Cookie。这些 Cookie 按账户分开保存，仅用于当前任务，并与您为该网页存储的登录信息一并删除。',
      },
      choices: {
        title: '您的选择',
        text: '您的浏览器可以拒绝或删除 Cookie。没有必要 Cookie，您将无法登录；没有其他 Cookie，一切仍可正常使用。“共享分析数据”处于关闭状态，直到您在“账户设置”中将其开启。',
      },
      changes: {
        title: '本页的变更',
        text: '在开始使用其他 Cookie 之前，我们会先将其加入这些列表。页首的日期表示列表最后一次变更的时间。如有疑问，请致信页脚所列的支持邮箱。',
      },
    },
  },
  security: {
    intro: '{product} 如何保护您的账户、您的数据和您的智能体的工作，以及如何报告安全漏洞。',
    sections: {
      framework: {
        title: '框架',
        text: '我们的控制措施遵循 NIST 网络安全框架、CIS Controls 和 OWASP 验证标准。这些措施每年以及每次事件之后都会接受审查。',
      },
      data: {
        title: '数据保护',
        text: '连接使用 TLS 1.3。智能体所需的密码、密钥等机密以 AES-256 加密封存，每个账户各用一把密钥；它们不向任何人显示，并会从日志、运行记录和图片中移除。任务和文件存放在运营方的存储中，由其以 AES-256 加密。备份同样经过加密，并会演练恢复。',
      },
      access: {
        title: '访问',
        text: '访问遵循最小权限原则：',
        items: {
          roles: '基于角色的访问，适用于我们的员工以及您的账户内部',
          mfa: '多重身份验证，我们的员工必须使用，您也可以启用',
          sessions: '您可以查看并逐个结束的会话',
          logs: '每次管理访问的记录',
        },
      },
      agents: {
        title: '工作中的智能体',
        text: '智能体只拥有其任务所需的工具。何时需要您批准由您决定：在发送内容之前、在更改任何内容之前，或默认情况下，当外部文本、您的私人数据与更改三者同时出现时。如果网页或消息会决定内容的去向，它一定会先询问您。网页所说的内容只作为内容处理，绝不作为命令。',
      },
      operations: {
        title: '运营',
        text: '变更在上线之前须经第二人审查并接受测试。系统全天候受到监控，依赖项在每次发布前检查是否存在已知漏洞，并由外部公司每年对服务进行一次测试。',
      },
      people: {
        title: '人员',
        text: '处理客户数据的人员均负有保密义务，并每年接受培训。其访问权限在工作结束当日终止。',
      },
      remediation: {
        title: '漏洞修复',
        text: '漏洞按严重程度评级，并在以下目标期限内修复：',
        table: {
          head: { name: '严重程度', purpose: '含义', duration: '修复期限' },
          critical: { name: '严重', purpose: '可从外部夺取数据或控制权', duration: '24 小时' },
          high: { name: '高', purpose: '同上，但须具备一定条件', duration: '7 天' },
          medium: { name: '中', purpose: '影响有限，或难以触及', duration: '30 天' },
          low: { name: '低', purpose: '没有直接影响', duration: '90 天' },
        },
      },
      report: {
        title: '报告漏洞',
        text: '请致信页脚所列的支持邮箱，并附上能够呈现漏洞的步骤。我们会在 24 小时内确认收到报告，并在修复之前持续向您通报进展。凡善意报告且不触碰他人数据者，均无需担心我们追究。',
      },
      incidents: {
        title: '事件',
        text: '如果您的数据受到影响，我们会毫不迟延地告知您发生了什么、对您意味着什么，以及我们将如何应对。',
      },
    },
  },
  compliance: {
    intro: '{product} 所依循的法律和标准，以及如何索取证明材料。',
    sections: {
      privacy: {
        title: '隐私法律',
        text: '无论居住在何处，所有用户均享有这些法律赋予的权利：',
        table: {
          head: { name: '法律', purpose: '涵盖内容', duration: '地区' },
          gdpr: {
            name: 'GDPR',
            purpose: '个人数据，每项使用均须有合法依据',
            duration: '欧盟',
          },
          ccpa: { name: 'CCPA', purpose: '知悉、删除和不出售数据', duration: '加利福尼亚州' },
          pipeda: { name: 'PIPEDA', purpose: '公平处理个人信息', duration: '加拿大' },
          lgpd: { name: 'LGPD', purpose: '个人数据及其处理', duration: '巴西' },
        },
      },
      standards: {
        title: '安全标准',
        text: '我们的控制措施依照以下标准制定：',
        table: {
          head: { name: '标准', purpose: '涵盖内容', duration: '类型' },
          soc2: {
            name: 'SOC 2 Type II',
            purpose: '一段时期内的安全性、可用性和保密性',
            duration: '审计',
          },
          iso27001: { name: 'ISO/IEC 27001', purpose: '信息安全管理', duration: 'ISO 标准' },
          iso27017: { name: 'ISO/IEC 27017', purpose: '云服务安全', duration: 'ISO 标准' },
          iso27018: { name: 'ISO/IEC 27018', purpose: '云中的个人数据', duration: 'ISO 标准' },
          pci: { name: 'PCI DSS', purpose: '由支付服务商处理的银行卡数据', duration: '银行卡行业' },
        },
      },
      processing: {
        title: '数据处理',
        text: '作为您的数据处理者，我们仅按您的指示行事。包含标准合同条款的数据处理协议、次级处理者名单以及技术措施均属于文档的一部分。',
      },
      practice: {
        title: '具体实践',
        text: '标准所要求的内容已成为产品的一部分：',
        items: {
          export: '在“账户设置”中导出和删除您的数据',
          consent: '仅在您同意时进行分析，默认关闭',
          retention: '终止后 30 天内可导出数据，之后删除',
          training: '每年培训所有拥有访问权限的人员',
        },
      },
      audits: {
        title: '审计',
        text: '独立审计师每年检查一次控制措施。审计发现会一直跟踪至关闭，其目标期限与安全概览中的漏洞相同。Enterprise 和 Custom 套餐的客户可以发送自己的问卷。',
      },
      subprocessors: {
        title: '次级处理者',
        text: '我们会将数据传给托管、支付和邮件服务。每项服务均受合同约束，承担与我们相同的义务；如有新增，我们会在其开始之前公告。',
      },
      documents: {
        title: '索取文档',
        text: '请致信页脚所列的支持邮箱，并注明您需要的文档。文档请求会在 2 至 3 个工作日内得到答复；部分文档需要签订保密协议。',
      },
      responsibility: {
        title: '共同责任',
        text: '我们对服务负责，您对允许智能体所做的事负责：它们看到哪些数据、进入哪些系统，以及您自己的规则是否允许。',
      },
    },
  },
} satisfies Translation<typeof en>
