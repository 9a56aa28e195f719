import type en from '../en/platforms.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Universo de plataformas',
  subtitle: 'Las plataformas con las que puede trabajar un bot.',
  empty: {
    title: 'No se encontraron plataformas',
    hint: 'El catálogo de esta instalación está vacío. Los agentes no dependen de él: cree uno en el Command Center y diga con palabras en qué sitios trabaja.',
    action: 'Crear un agente',
  },
} satisfies Translation<typeof en>
