import type en from '../../en/lab/ethics.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Examina un agente: lo que se le dice, lo que hacen sus pasos, lo que se le permite y lo que han dejado sus últimas ejecuciones. Solo lee.',
  agent: 'Agente',
  noAgentsHint: 'Cree un agente y haga que se examine aquí.',
  summary: '{count, plural, =0 {Sin hallazgos.} one {# hallazgo.} other {# hallazgos.}}',
  looked:
    'Se han examinado {steps, plural, one {# paso} other {# pasos}}, {runs, plural, one {# ejecución} other {# ejecuciones}} y {lines, plural, one {# línea} other {# líneas}} de sus registros.',
  noRuns: 'Aún no se ha ejecutado, así que su historial no dice nada.',
  again: 'Examinar de nuevo',
  clear: 'Nada encontrado',
  found: '{count, plural, one {# hallazgo} other {# hallazgos}}',
  evidence: 'Pruebas',
  more: 'y {count, number} más',
  checks: {
    'personal-data': {
      title: 'Datos personales',
      text: 'Direcciones, teléfonos, cuentas y tarjetas en el texto, los pasos y los registros.',
    },
    permissions: {
      title: 'Permisos más amplios de lo usado',
      text: 'Lo que se le permite al agente y sus pasos no necesitan.',
    },
    irreversible: {
      title: 'Pasos irreversibles sin aprobación',
      text: 'Lo que no se puede deshacer y no pregunta a nadie antes.',
    },
    unverified: {
      title: 'Éxito sin verificar',
      text: 'Ejecuciones que terminaron como completadas sin prueba, o en contra de ella.',
    },
  },
  severities: {
    high: 'Alta',
    medium: 'Media',
    low: 'Baja',
  },
  places: {
    objective: 'En el objetivo: {says}',
    step: 'Paso {at}: {says}',
    run: 'Ejecución: {says}',
  },
  settings: {
    fileAccess: 'El acceso a archivos está activado',
    appAccess: 'El acceso a aplicaciones está activado',
  },
  remedies: {
    setup: 'Abrir la configuración',
    steps: 'Abrir los pasos',
  },
  findings: {
    'personal-in-words': {
      title: 'Hay datos personales en el objetivo',
      remedy: 'Quítelos del texto y guárdelos como credencial, o entréguelos con la ejecución.',
    },
    'personal-in-steps': {
      title: 'Hay datos personales en los pasos',
      remedy: 'Sustituya el valor por uno que se entregue con la ejecución, como una entrada.',
    },
    'personal-in-runs': {
      title: 'Las ejecuciones han tocado datos personales',
      remedy: 'Lea solo los campos necesarios y asegúrese de poder tratar los demás.',
    },
    'file-access-unused': {
      title: 'Acceso a archivos que ningún paso necesita',
      remedy: 'Desactive el acceso a archivos.',
    },
    'app-access-unused': {
      title: 'Acceso a aplicaciones que ningún paso necesita',
      remedy: 'Desactive el acceso a aplicaciones.',
    },
    'any-log-in': {
      title: 'Puede usar cualquiera de sus credenciales; sus pasos nombran estas',
      remedy: 'Indique las credenciales que puede usar.',
    },
    'any-site': {
      title: 'Puede visitar cualquier sitio; sus pasos nombran estos',
      remedy: 'Indique los sitios que puede visitar.',
    },
    'sends-unasked': {
      title: '{count, plural, one {Un paso envía} other {# pasos envían}} sin preguntarle',
      remedy: 'Haga que pregunte antes de enviar algo.',
    },
    'sends-unlimited': {
      title:
        '{count, plural, one {Un paso envía} other {# pasos envían}} tantas veces como larga sea la lista que encuentre',
      remedy: 'Fije el máximo de acciones que puede usar en una tarea.',
    },
    'contradicted-success': {
      title:
        '{count, plural, one {# ejecución dice} other {# ejecuciones dicen}} completada, y las pruebas dicen lo contrario',
      remedy: 'Abra la ejecución, vea qué paso quedó desmentido y corríjalo.',
    },
    'unverified-success': {
      title: '{count, plural, one {# ejecución completada} other {# ejecuciones completadas}} sin prueba del efecto',
      remedy: 'Añada un paso que vuelva a leer el resultado, o use uno cuya respuesta lo pruebe.',
    },
  },
} satisfies Translation<typeof en>
