import type en from '../en/deploy.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Centro de despliegue de bots',
  subtitle: 'Elija plataformas, configure un bot, despliéguelo y téngalo bajo control.',
  tabs: {
    label: 'Despliegue',
    select: 'Selección de plataformas',
    configure: 'Configurar y desplegar',
    manage: 'Gestionar bots',
  },
  select: {
    title: 'No hay plataformas que elegir',
    hint: 'El catálogo de plataformas de esta instalación está vacío. Ya puede crear un agente: su objetivo y sus capacidades son aquello de lo que está hecho un bot.',
    action: 'Crear un agente',
  },
  configure: {
    title: 'No hay nada que configurar',
    hint: 'Un bot se configura para las plataformas en las que trabaja, y no hay ninguna elegida. Un agente no necesita ninguna: cree uno en el Command Center.',
    action: 'Crear un agente',
  },
  manage: {
    title: 'No hay bots desplegados',
    hint: 'Aquí se pausan y se activan los bots desplegados. Los agentes que ha creado están en el Command Center.',
    action: 'Ver sus agentes',
  },
} satisfies Translation<typeof en>
