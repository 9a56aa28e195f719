import type en from '../../en/behind/help-passages.ts'
import type { Translation } from '../../index.ts'

export default {
  agent: {
    title: 'Qué es un agente',
    text: 'Un agente es un ayudante con un nombre, un propósito en sus propias palabras y los pasos que se hicieron con él. Abre páginas, rellena formularios, lee documentos, escribe correos y recopila datos, y lo repite cada vez que usted lo ejecuta. Lo que puede usar se decide en su editor.',
    tags: 'agente, bot, ayudante, asistente, qué es, significado',
  },
  firstTask: {
    title: 'Su primera tarea',
    text: 'Abra el Command Center, diga con palabras sencillas qué hay que hacer y mire el plan antes de ejecutarlo. Para eso no hace falta ningún agente. Un simulacro lo recorre todo y no cambia nada.',
    tags: 'primera tarea, empezar, ejecutar, palabras sencillas, simulacro, plan, probar',
  },
  practice: {
    title: 'La tienda de prácticas',
    text: 'La tienda de prácticas es un pequeño sitio web propio en el que los agentes pueden hacer cualquier cosa. Nadie sale perjudicado: nombre «practice shop» en una tarea para probar. Al reiniciar queda como nueva.',
    tags: 'prácticas, practicar, probar, tienda, sandbox, seguro',
  },
  logIns: {
    title: 'Accesos y códigos de un solo uso',
    text: 'Guarde un usuario y una contraseña en «Accesos», en el Command Center, con la clave del generador de códigos si el sitio pide códigos de un solo uso. Quedan sellados, solo se escriben en el sitio al que pertenecen y se pueden sustituir, pero nunca volver a leer.',
    tags: 'acceso, iniciar sesión, contraseña, credenciales, código de un solo uso, totp, guardar',
  },
  approvals: {
    title: 'Aprobaciones',
    text: 'Antes de un paso que usted quiere ver primero, el agente espera y pregunta. Se le muestra exactamente qué se enviaría o cambiaría, y nada ocurre hasta que lo apruebe. Si la petición caduca o se rechaza, el paso no se da.',
    tags: 'aprobar, aprobación, permiso, confirmar, rechazar, preguntar antes',
  },
  proof: {
    title: 'Pruebas y veredictos',
    text: 'Toda tarea terminada tiene un veredicto. «Verificada» significa que algo distinto de la propia acción lo muestra, como el servidor del sitio o la página recargada, «Vista» que la página lo muestra, «Desmentida» que las pruebas dicen otra cosa y «Sin verificar» que nada lo demuestra. La ejecución muestra la prueba de cada paso.',
    tags: 'prueba, veredicto, verificada, desmentida, sin verificar, evidencia, confianza',
  },
  schedules: {
    title: 'Programaciones',
    text: 'En el editor de un agente usted dice cuándo se ejecuta, con palabras o como cron, y ve las cinco próximas horas. Las nueve siguen siendo las nueve cuando cambia la hora. Una ejecución perdida se recupera una vez o se omite, como usted elija.',
    tags: 'programación, programar, horario, cada día, diario, semanal, cron, automático, zona horaria',
  },
  watches: {
    title: 'Seguir un precio',
    text: 'El seguimiento de precios, al que se llega desde Mis agentes, compara un precio en cada resultado de un agente con el anterior. Le avisamos cuando baja un 5 % o más, alcanza su objetivo o sube un 10 % o más. Con una programación, el agente vuelve a mirar por sí solo.',
    tags: 'precio, seguir, vigilar, aviso, alerta, objetivo, más barato, bajada',
  },
  hooks: {
    title: 'Iniciar un agente desde otro programa',
    text: 'El editor de un agente le da una dirección y un secreto. Un programa que envía JSON firmado a esa dirección inicia el agente, y el mismo mensaje dos veces lo inicia una sola. Solo se ejecuta el agente guardado; nada más del mensaje tiene efecto.',
    tags: 'hook, disparador, entrante, otro programa, firma, secreto, evento',
  },
  webhooks: {
    title: 'Webhooks que avisan a sus programas',
    text: 'Con POST /api/webhooks usted nombra una dirección a la que se avisa cuando una tarea empieza, termina, falla o espera. Cada mensaje va firmado, y lo que no se pudo entregar se intenta de nuevo. Un webhook dice de qué tarea se trata, nunca qué contenía.',
    tags: 'webhook, saliente, avisar, notificación, entrega',
  },
  apiKeys: {
    title: 'Claves de API',
    text: 'Active el acceso a la API en la configuración de la cuenta y cree allí una clave. Se muestra una vez, puede leer, escribir o ambas cosas, y puede caducar sola. Una clave trabaja en su nombre, pero nunca llega a la cuenta ni a su dinero. Todas las llamadas están descritas en /api/docs.',
    tags: 'clave de api, token, rest, desarrollador, permiso, documentación, crear',
  },
  limits: {
    title: 'Límites y qué cuenta como acción',
    text: 'Una acción es un paso que un agente llevó a cabo para usted: una página abierta, un formulario rellenado, un registro extraído, un mensaje enviado, una llamada hecha. Planificar, reintentar un paso fallido, los simulacros y leer sus propios datos son gratis. Al llegar al límite mensual, los agentes descansan.',
    tags: 'acción, cuenta, límite, uso, cuota, gratis',
  },
  rollover: {
    title: 'Acciones que se trasladan',
    text: 'Las acciones no usadas se trasladan durante un periodo de facturación, y lo que caduca antes se usa antes. A un plan menor no pasa más de lo que ese plan admite.',
    tags: 'traslado, no usadas, caducar, sobrantes, mes siguiente',
  },
  planChange: {
    title: 'Cambiar de plan',
    text: 'Un plan mayor empieza enseguida, y antes ve cuánto paga por el resto del periodo. Uno menor empieza con el periodo siguiente y hasta entonces se puede deshacer, en la configuración de la cuenta, en «Facturación y suscripción».',
    tags: 'cambiar de plan, ampliar, reducir, mayor, menor, prorrateo',
  },
  cancel: {
    title: 'Cancelar una suscripción',
    text: 'Cancele en la configuración de la cuenta, en «Facturación y suscripción». Conserva lo que ha pagado hasta que acabe el periodo, y hasta entonces puede retomarla. Después la cuenta sigue en el nivel gratuito.',
    tags: 'cancelar, cancelación, darse de baja, dejar de pagar, terminar, reembolso',
  },
  transfer: {
    title: 'Exportar e importar',
    text: 'Configuración de la cuenta, Gestión de datos: la exportación contiene todo lo que se guarda sobre usted, salvo los secretos. Se puede importar en una cuenta sin agentes ni tareas, hasta 512 MB. Una importación no inicia nada, y las programaciones llegan en pausa.',
    tags: 'exportar, importar, copia de seguridad, trasladar, datos, zip, rgpd',
  },
  deleteAccount: {
    title: 'Eliminar la cuenta',
    text: 'Configuración de la cuenta, Zona de peligro: tras su contraseña y una palabra de confirmación, la cuenta desaparece con todo lo que tenía. Una suscripción de pago termina enseguida. Nada se puede recuperar, así que exporte antes.',
    tags: 'eliminar cuenta, borrar, cerrar, zona de peligro, rgpd',
  },
  twoFactor: {
    title: 'Autenticación en dos pasos',
    text: 'Actívela en la configuración de la cuenta, en «Seguridad y privacidad»: escanee el código con una aplicación de autenticación, escriba el número que muestra y guarde los códigos de reserva. Desde entonces, al iniciar sesión se pide también un número.',
    tags: 'dos pasos, 2fa, mfa, autenticador, segundo factor, códigos de reserva, qr',
  },
  models: {
    title: 'Modelos y sus claves',
    text: 'El planificador integrado no necesita clave. Con ANTHROPIC_API_KEY u OPENAI_API_KEY en el servidor puede elegir un modelo en la configuración de la cuenta, en «IA y automatización». Sin clave, o si un proveedor falla, trabaja el planificador integrado y lo dice.',
    tags: 'modelo, gpt, claude, openai, anthropic, llm, planificador, ia, proveedor',
  },
  waiting: {
    title: 'Por qué una tarea puede esperar',
    text: 'Una tarea espera cuando necesita su aprobación, cuando se alcanzó el límite mensual, cuando se pausó, cuando ya se ejecutan tantas como permite su configuración, o cuando un paso pudo ocurrir o no y solo usted puede saberlo. La tarea dice cuál es el caso.',
    tags: 'esperar, espera, pendiente, atascada, cola, no empieza, lenta, pausada',
  },
  retry: {
    title: 'Continuar desde el paso fallido',
    text: 'Una ejecución fallida ofrece continuar desde el paso que falló. Lo que ya estaba hecho se conserva y no se repite ni se cuenta de nuevo. Donde eso no sería seguro, el botón dice que empieza de cero.',
    tags: 'reintentar, otra vez, continuar, paso fallido, repetir',
  },
  crash: {
    title: 'Después de una caída',
    text: 'Una tarea sobrevive a una caída del servidor: otro proceso la retoma desde el último paso registrado. Nada se cuenta dos veces. Un paso que envía algo y que quizá ya ocurrió no se repite a ciegas; se le pregunta.',
    tags: 'caída, apagón, reinicio, servidor caído, interrumpida, perdida, dos veces',
  },
  files: {
    title: 'Dónde están los archivos',
    text: 'Los archivos que una tarea creó u obtuvo están en su ejecución, en el historial de tareas, listos para descargar. Se guardan tanto como la tarea: 30 días en el nivel gratuito, de 90 a 730 en los planes de pago.',
    tags: 'archivo, archivos, descargar, csv, excel, pdf, resultado, guardado, cuánto tiempo',
  },
  mail: {
    title: 'Servidor de correo y bandeja de salida',
    text: 'Con SMTP_URL en el servidor los correos se envían. Sin él no sale nada: cada correo queda en la bandeja de salida, que encuentra en la configuración de la cuenta, y una tarea que quería enviar uno termina sin verificar.',
    tags: 'correo, smtp, bandeja de salida, no entregado, enviar, imap',
  },
  phone: {
    title: 'Llamadas y ensayos',
    text: 'Sin servicio telefónico toda llamada es un ensayo: se escribe cómo sería y no se llama a nadie. Con TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN y PUBLIC_URL en el servidor se llama de verdad.',
    tags: 'teléfono, llamada, ensayo, twilio, centro de llamadas, voz',
  },
  selfHosting: {
    title: 'Alojarlo usted mismo',
    text: 'npm start trae su propio PostgreSQL y no necesita nada más. Para un PostgreSQL suyo, versión 15 o posterior, defina DATABASE_URL; las tablas se crean al arrancar. Defina AUTH_MODE=accounts y PUBLIC_URL cuando otras personas deban iniciar sesión.',
    tags: 'alojar, instalar, servidor, postgresql, base de datos, máquina propia',
  },
} satisfies Translation<typeof en>
