import type en from '../en/admin.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Panel de analítica de administración',
  subtitle: 'Usuarios, ingresos, acciones de IA y lo que cuestan.',
  denied: {
    title: 'Acceso de administrador denegado',
    hint: 'Esta página es para los administradores de esta instalación. Su propio uso está en la barra lateral de su panel.',
    action: 'Volver al panel',
  },
  cards: {
    users: 'Usuarios totales',
    revenue: 'Ingresos totales',
    actions: 'Acciones de IA',
    cost: 'Coste medio/acción',
  },
  notMeasured: 'Sin medir',
  empty: {
    title: 'Nada que analizar',
    hint: 'Aún no se ha medido ningún trabajo en esta instalación. Cree un agente en el Command Center para darle alguno.',
    action: 'Crear un agente',
  },
} satisfies Translation<typeof en>
