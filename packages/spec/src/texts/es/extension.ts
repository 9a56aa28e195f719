import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Extensión del navegador',
  headline: 'Automatización donde usted ya trabaja',
  lead: 'La extensión de {product} lleva sus agentes a la página que tiene delante: aprende de lo que usted repite y se encarga de ello cuando usted lo dice.',
  sampleNote: 'Contenido de ejemplo',
  availability: {
    text: 'Para Chrome, Firefox y Edge. Aún no está en las tiendas: obtiene el paquete aquí y lo carga usted mismo.',
    action: 'Abrir el panel',
  },
  features: {
    title: 'Un ayudante discreto en la esquina',
    items: {
      assistant: {
        title: 'Asistente de IA que aprende',
        text: 'Advierte lo que usted hace una y otra vez, y propone un agente para ello.',
      },
      instant: {
        title: 'Automatización al instante',
        text: 'Haga clic derecho en una tabla, un formulario o un texto y entrégueselo a un agente en el acto.',
      },
      privacy: {
        title: 'La privacidad, primero',
        text: 'Procesamiento local: lo que aprende de sus hábitos se queda en su navegador.',
      },
      crossSite: {
        title: 'Automatización entre sitios',
        text: 'Una tarea puede pasar por varios sitios. Usted autoriza cada uno una sola vez.',
      },
    },
  },
  menu: {
    label: 'Un ejemplo del menú contextual sobre una tabla',
    example: 'Ejemplo',
    page: 'Pedidos pendientes',
    columns: { order: 'Pedido', customer: 'Cliente', total: 'Total' },
    root: 'Automatizar esto',
    actions: {
      table: 'Extraer esta tabla',
      record: 'Grabar pasos',
      form: 'Rellenar con mis datos',
      run: 'Ejecutar un agente en esta página',
    },
  },
  downloads: {
    title: 'Para su navegador',
    lead: 'Creada por esta instalación, con el mismo código fuente para los tres. El tamaño y la suma de control son los del archivo que recibe.',
    available: 'Disponible',
    version: 'Versión {version}, {size}',
    button: 'Descargar',
    named: 'Descargar para {browser}',
    busy: 'Descargando...',
    started: '¡Descarga iniciada! Mire en su carpeta de descargas.',
    failed: 'No se pudo obtener el paquete. Compruebe la conexión e inténtelo de nuevo.',
    checksum: 'SHA-256',
    none: 'Esta instalación se creó sin los paquetes. Compílela una vez y aparecerán aquí.',
  },
  install: {
    title: 'Instalada en tres pasos',
    steps: {
      download: {
        title: 'Descargar',
        text: 'Obtenga arriba el paquete para su navegador y descomprímalo en una carpeta que no vaya a mover.',
      },
      install: {
        title: 'Instalar',
        text: 'Chrome y Edge: abra la página de extensiones, active el modo de desarrollador, pulse «Cargar descomprimida» y elija la carpeta. Firefox: abra about:debugging, «Este Firefox», «Cargar complemento temporal»; permanece hasta que se cierra Firefox.',
      },
      automate: {
        title: 'Automatizar',
        text: 'Conéctela abajo con un código de un solo uso, haga clic derecho donde quiera y elija «Automatizar esto».',
      },
    },
  },
  connect: {
    title: 'Conectar un navegador',
    lead: 'Escriba la dirección y un código de un solo uso en el panel de la extensión. Un navegador conectado puede ver, crear y ejecutar agentes y leer sus tareas. No llega a nada más de su cuenta.',
    make: 'Conectar un navegador',
    again: 'Crear otro código',
    code: 'Código de un solo uso',
    address: 'Dirección',
    hint: 'Vale para un navegador, durante {minutes, number} minutos.',
    expired: 'Este código ha caducado. Cree otro.',
    list: 'Navegadores conectados',
    none: 'Todavía no hay ningún navegador conectado.',
    seen: 'Visto <when></when>',
    revoke: 'Desconectar',
    revokeNamed: 'Desconectar {name}',
    signIn: 'Inicie sesión para conectar un navegador.',
    signInAction: 'Iniciar sesión',
    failed: 'No se pudo hacer. Inténtelo de nuevo.',
    copy: 'Copiar',
    copied: 'Copiado',
  },
  voices: {
    title: 'Lo que dice la gente',
    stars: '{stars, number} de 5 estrellas',
    items: {
      research: {
        quote: 'Recopilo tablas todo el día. Ahora me basta un clic derecho.',
        role: 'Investigadora de mercado',
      },
      recruiting: {
        quote: 'Pregunta antes de tocar un sitio nuevo. Por eso nuestro equipo de TI dijo que sí.',
        role: 'Técnico de selección',
      },
      shop: {
        quote: 'Detectó que vuelvo a escribir la misma dirección cada mañana y se ofreció a evitármelo.',
        role: 'Dueña de una tienda',
      },
    },
  },
} satisfies Translation<typeof en>
