import type en from '../en/templates.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Plantillas de IA',
  subtitle: 'Seis puntos de partida. Elija uno y hágalo suyo.',
  search: 'Buscar plantillas',
  category: 'Categoría',
  all: 'Todas',
  complexity: 'Revolucionaria',
  level: 'Nivel de IA: {level}',
  tasks: 'Qué hace',
  features: 'Qué la distingue',
  example: 'Ejemplo',
  use: 'Usar plantilla',
  useOf: 'Usar plantilla {title}',
  count: '{count, plural, =0 {Sin plantillas} one {# plantilla} other {# plantillas}}',
  none: 'Ninguna plantilla coincide',
  noneHint: 'Pruebe con otra palabra o con todas las categorías.',
  clear: 'Ver todas las plantillas',
  categories: {
    sales: 'Ventas',
    finance: 'Finanzas',
    commerce: 'Comercio',
    communication: 'Comunicación',
    data: 'Datos',
    support: 'Atención al cliente',
  },
  draft: {
    start: 'Empieza en',
    startHint:
      'Su sitio de prácticas: allí se puede probar todo. Para su propio sitio, escriba su dirección; los pasos buscan allí las mismas palabras.',
    startMissing: 'Indique la dirección completa donde empieza el trabajo, por ejemplo https://shop.example/contacts.',
    steps: 'Pasos',
    changed: 'Ha cambiado las palabras. En su primera ejecución, el agente creará pasos nuevos a partir de ellas.',
  },
  items: {
    leads: {
      title: 'Buscador de clientes',
      description:
        'Recorre una lista de contactos, se queda con los clientes potenciales y le entrega una hoja de cálculo, los más valiosos primero.',
      placeholder:
        'Lee todos los contactos, quédate con los que están en la etapa Lead, ordénalos por valor y guárdalos como archivo de Excel.',
      aiLevel: 'Estratégico',
      tasks: {
        one: 'Abre su lista de contactos',
        two: 'Lee todas sus páginas',
        three: 'Se queda con los clientes potenciales',
        four: 'Pone primero los más valiosos',
        five: 'Los guarda en una hoja de cálculo',
      },
      features: {
        one: 'Pasa de página por sí solo',
        two: 'Encuentra las columnas por su nombre',
        three: 'Se repite sin necesidad de un modelo',
      },
    },
    invoices: {
      title: 'Gestor de facturas',
      description:
        'Encuentra la factura en el buzón, descarga el PDF y convierte su contenido en una fila para su contabilidad.',
      placeholder:
        'Abre el mensaje con la factura, descarga el PDF, lee número, fechas y totales y guárdalos como archivo CSV.',
      aiLevel: 'Minucioso',
      tasks: {
        one: 'Abre el buzón',
        two: 'Abre el mensaje con la factura',
        three: 'Descarga el PDF adjunto',
        four: 'Lee número, fechas, totales y partes',
        five: 'Escribe una fila para la contabilidad',
      },
      features: {
        one: 'Guarda el documento junto a las cifras',
        two: 'Trata el texto de un documento como datos, nunca como órdenes',
        three: 'No paga ni envía nada',
      },
    },
    prices: {
      title: 'Control de precios',
      description:
        'Lee todas las ofertas de una tienda, incluso si la lista crece al desplazarse, y pone primero la más barata.',
      placeholder:
        'Lee nombre y precio de cada oferta, ordénalas por precio, guárdalas como archivo CSV y dime el precio más bajo y el más alto.',
      aiLevel: 'Vigilante',
      tasks: {
        one: 'Abre la página de ofertas',
        two: 'Lee nombre y precio de cada una, hasta el final',
        three: 'Pone primero la más barata',
        four: 'Guarda los precios en un archivo',
        five: 'Dice el precio más bajo y el más alto',
      },
      features: {
        one: 'Se desplaza hasta que no queda nada',
        two: 'Funciona con horario y puede avisar de un precio menor',
        three: 'Busca palabras, no posiciones en la página',
      },
    },
    inbox: {
      title: 'Orden del correo',
      description: 'Revisa su bandeja de entrada y le envía un solo mensaje con lo que está pendiente.',
      placeholder: 'Lee remitente, asunto y fecha de cada mensaje y envíame un mensaje con la lista de asuntos.',
      aiLevel: 'Perspicaz',
      tasks: {
        one: 'Abre el buzón',
        two: 'Lee remitente, asunto y fecha de cada mensaje',
        three: 'Reúne los asuntos en una lista',
        four: 'Empieza un mensaje nuevo',
        five: 'Le envía el resumen',
      },
      features: {
        one: 'Demuestra con la respuesta del servidor que el mensaje llegó',
        two: 'No obedece órdenes ocultas en los mensajes',
        three: 'Puede preguntar antes de enviar',
      },
    },
    reports: {
      title: 'Redactor de informes',
      description: 'Reúne las cifras de una tabla larga, las suma y redacta un informe con los números adjuntos.',
      placeholder:
        'Lee el libro contable, suma los importes, guarda las cifras como archivo de Excel y escribe un informe PDF con la suma.',
      aiLevel: 'Analítico',
      tasks: {
        one: 'Abre la tabla',
        two: 'Lee sus filas, página tras página',
        three: 'Suma los importes',
        four: 'Guarda las cifras en una hoja de cálculo',
        five: 'Escribe un informe PDF con la suma',
      },
      features: {
        one: 'Calcula, nunca adivina',
        two: 'Adjunta la hoja de cálculo del informe',
        three: 'Dice claramente cuándo algo no se puede leer',
      },
    },
    support: {
      title: 'Mesa de soporte',
      description: 'Encuentra al cliente, anota lo ocurrido y lo guarda, con prueba de que el registro cambió.',
      placeholder: 'Busca al cliente, abre su ficha, anota que se prometió un reemplazo y guarda.',
      aiLevel: 'Empático',
      tasks: {
        one: 'Abre la lista de clientes',
        two: 'Busca al cliente',
        three: 'Abre la ficha',
        four: 'Anota lo ocurrido',
        five: 'Guarda y comprueba la respuesta',
      },
      features: {
        one: 'Verificado por la respuesta del servidor, no por lo que dice la página',
        two: 'Muestra en un ensayo lo que se guardaría',
        three: 'Encuentra los campos por los nombres que usted ve',
      },
    },
  },
} satisfies Translation<typeof en>
