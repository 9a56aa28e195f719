import type en from '../en/deploy.ts'
import type { Translation } from '../index.ts'

export default {
  title: '机器人部署中心',
  subtitle: '选择平台，配置并部署机器人，随时掌控。',
  tabs: {
    label: '部署',
    select: '选择平台',
    configure: '配置与部署',
    manage: '管理机器人',
  },
  select: {
    title: '没有可选的平台',
    hint: '此安装的平台目录为空。您现在就可以创建智能体：机器人正是由其目标和能力构成的。',
    action: '创建智能体',
  },
  configure: {
    title: '没有可配置的内容',
    hint: '机器人需针对其工作的平台进行配置，而目前未选择任何平台。智能体不需要平台：请在 指挥中心 中创建一个。',
    action: '创建智能体',
  },
  manage: {
    title: '没有已部署的机器人',
    hint: '已部署的机器人可在此暂停和启用。您创建的智能体位于 指挥中心。',
    action: '查看您的智能体',
  },
} satisfies Translation<typeof en>
