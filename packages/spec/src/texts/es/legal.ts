import type en from '../en/legal.ts'
import type { Translation } from '../index.ts'

export default {
  lastUpdated: 'Última actualización: {date, date, long}',
  contents: 'En esta página',
  related: 'Aspectos legales y confianza',
  sampleNote: 'Contenido de ejemplo: el operador de esta instalación sustituye estas declaraciones por las suyas.',
  names: {
    privacy: 'Política de privacidad',
    terms: 'Condiciones del servicio',
    cookies: 'Política de cookies',
    security: 'Resumen de seguridad',
    compliance: 'Cumplimiento y certificaciones',
  },
  privacy: {
    intro:
      'Esta política indica qué datos recopila {product} sobre usted, para qué se usan, quién puede verlos y qué puede usted pedirnos.',
    sections: {
      collect: {
        title: 'Datos que recopilamos',
        text: 'Recopilamos solo lo que el servicio necesita:',
        items: {
          account:
            '<b>Datos de la cuenta</b>: su nombre, dirección de correo electrónico, contraseña (en forma de hash) y configuración.',
          payment:
            '<b>Información de pago</b>: la gestiona nuestro proveedor de pagos con tarjeta. Conservamos los últimos dígitos y la factura, nunca el número de la tarjeta.',
          professional: '<b>Datos profesionales</b>: su empresa y su función, si usted los facilita.',
          usage: '<b>Uso</b>: los agentes que usted crea, las tareas que ejecutan y las acciones de IA que consumen.',
          technical: '<b>Datos técnicos</b>: dirección IP, navegador, dispositivo y entradas de registro.',
        },
      },
      use: {
        title: 'Cómo los usamos',
        text: 'Para ejecutar sus agentes y mostrarle sus resultados, para facturar su plan, para responderle, para mantener seguro el servicio, para mejorarlo y para cumplir nuestras obligaciones legales. El contenido de sus tareas no se usa con fines publicitarios.',
      },
      sharing: {
        title: 'Sin venta de datos, y cuándo los compartimos',
        text: 'No vendemos sus datos. Los compartimos solo en estos casos:',
        items: {
          providers: 'con proveedores que trabajan para nosotros bajo contrato, como los de alojamiento y pago',
          request: 'con las plataformas con las que usted indica a un agente que trabaje',
          law: 'cuando la ley nos obliga a ello',
          transfer: 'con un sucesor, si se transmite el negocio, conforme a esta misma política',
        },
      },
      protection: {
        title: 'Cifrado',
        text: 'Los datos se cifran con TLS 1.3 en tránsito y con AES-256 en reposo: el propio producto sella contraseñas, claves y otros secretos, y el almacenamiento del operador cifra el resto. El acceso se limita a las personas que lo necesitan y queda registrado.',
      },
      rights: {
        title: 'Sus derechos',
        text: 'Puede solicitar cualquiera de los siguientes. Respondemos a las solicitudes de privacidad en un plazo de 30 días.',
        items: {
          access: '<b>Acceso y portabilidad</b>: una copia de sus datos en un formato de uso común.',
          correction: '<b>Rectificación</b> de lo que sea incorrecto.',
          deletion: '<b>Supresión</b> de su cuenta y de sus datos.',
          restriction: '<b>Limitación</b> del uso que se hace de ellos.',
          objection: '<b>Oposición</b> a un uso.',
          withdrawal: '<b>Retirada del consentimiento</b>, en cualquier momento y con efectos para el futuro.',
        },
      },
      transfers: {
        title: 'Transferencias internacionales',
        text: 'Cuando los datos salen de su país, las cláusulas contractuales tipo o una decisión de adecuación los protegen como en él.',
      },
      retention: {
        title: 'Cuánto tiempo los conservamos',
        text: 'Mientras exista su cuenta; las tareas y los archivos, durante el tiempo que prevé su plan. Cuando termina un plan o un contrato, sus datos pueden exportarse durante 30 días más. Si usted mismo elimina su cuenta, todo se borra de inmediato; expórtelo antes. Las facturas se conservan durante el tiempo que exige la legislación tributaria.',
      },
      changes: {
        title: 'Cambios en esta política',
        text: 'Avisamos de los cambios sustanciales con 30 días de antelación, por correo electrónico y en esta página.',
      },
    },
  },
  terms: {
    intro: 'Estas condiciones se aplican entre usted y el operador de {product} cuando utiliza el servicio.',
    sections: {
      eligibility: {
        title: 'Quién puede usarlo',
        text: 'Debe tener 18 años o más. Usted guarda para sí sus datos de acceso, facilita datos verdaderos y responde de lo que se haga con su cuenta, incluido el trabajo que encomiende a los agentes.',
      },
      use: {
        title: 'Uso aceptable',
        text: 'Use los agentes para trabajos lícitos, en sistemas a los que pueda acceder y dentro de las normas de esos sistemas. Está prohibido:',
        items: {
          law: 'infringir una ley o los derechos de terceros',
          access: 'entrar en sistemas o cuentas sin permiso',
          spam: 'enviar correo no deseado, engañar a las personas o hacerse pasar por otra',
          harm: 'difundir software malicioso o sobrecargar un servicio',
          resell: 'revender el servicio o eludir sus límites',
        },
      },
      availability: {
        title: 'Disponibilidad',
        text: 'Nuestro objetivo es una disponibilidad del 99,9 %. El mantenimiento programado se anuncia. Los agentes se pausan cuando se alcanza el límite mensual de un plan.',
      },
      payment: {
        title: 'Planes y pago',
        text: 'Las suscripciones de pago se facturan por adelantado a través de un proveedor de pagos con tarjeta.',
        items: {
          increases: 'Avisamos de las subidas de precio con 30 días de antelación.',
          refunds:
            'No se hacen reembolsos por meses incompletos, salvo que la ley los exija. Nuestra garantía de devolución del dinero no se ve afectada.',
          failed: 'Si un pago falla, el servicio puede suspenderse y pueden aplicarse recargos por demora.',
        },
      },
      ending: {
        title: 'Cancelación y terminación',
        text: 'Puede cancelar en cualquier momento; el servicio continúa hasta el final del periodo pagado. Podemos cerrar una cuenta que incumpla estas condiciones. Sus datos pueden exportarse durante los 30 días siguientes a la terminación; después se eliminan. Si usted mismo elimina su cuenta, todo se borra de inmediato.',
      },
      content: {
        title: 'Su contenido',
        text: 'Lo que usted introduce y lo que producen sus agentes es suyo. Usted nos permite tratarlo en la medida en que el servicio lo necesita.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'El servicio se presta tal cual. En la medida en que la ley lo permite, nuestra responsabilidad se limita a los importes que usted haya pagado en los 12 meses anteriores a la reclamación.',
      },
      changes: {
        title: 'Cambios en estas condiciones',
        text: 'Podemos cambiar estas condiciones cuando cambie el servicio o la ley, y le avisamos antes de que se aplique un cambio sustancial. Quien no esté de acuerdo puede cancelar; quien siga usando el servicio acepta las nuevas condiciones.',
      },
      disputes: {
        title: 'Ley aplicable y controversias',
        text: 'Se aplica la ley de California; deciden los tribunales de San Francisco. Las controversias siguen tres pasos, en este orden:',
        items: {
          direct: 'resolución directa: usted nos escribe y buscamos juntos una solución',
          mediation: 'mediación por una persona neutral',
          litigation: 'litigio, si ambas han fracasado',
        },
      },
    },
  },
  cookies: {
    intro:
      'Las cookies son pequeños archivos que un sitio guarda en su navegador. Esta página enumera las que usa {product}, así como otros almacenamientos del mismo tipo.',
    sections: {
      categories: {
        title: 'Categorías',
        text: 'Cada cookie pertenece a una de cinco categorías:',
        items: {
          essential:
            '<b>Esenciales</b>: inicio de sesión y protección contra solicitudes falsificadas. El servicio no funciona sin ellas.',
          performance: '<b>Rendimiento</b>: con qué rapidez se cargan las páginas y dónde se producen errores.',
          functional: '<b>Funcionales</b>: su idioma, tema y otras elecciones.',
          analytics: '<b>Analítica</b>: qué partes del servicio se usan, en conjunto.',
          marketing: '<b>Marketing</b>: si un anuncio nuestro le trajo hasta aquí.',
        },
      },
      firstParty: {
        title: 'Cookies propias',
        text: 'Estas las instalamos nosotros:',
        table: {
          head: { name: 'Cookie', purpose: 'Finalidad', duration: 'Duración' },
          session: {
            name: 'Sesión',
            purpose: 'Mantiene su sesión iniciada',
            duration: '7 días desde su última visita',
          },
          csrf: { name: 'Token CSRF', purpose: 'Rechaza solicitudes falsificadas', duration: 'Sesión' },
          preferences: { name: 'Preferencias', purpose: 'Idioma, tema y disposición', duration: '1 año' },
          analytics: {
            name: 'Id. de analítica',
            purpose: 'Cuenta las visitas, si usted lo permite',
            duration: '2 años',
          },
        },
      },
      thirdParty: {
        title: 'Servicios de terceros',
        text: 'Estos servicios pueden instalar sus propias cookies cuando una instalación los usa:',
        table: {
          head: { name: 'Servicio', purpose: 'Finalidad', duration: 'Categoría' },
          payment: { name: 'Pago', purpose: 'Pagos con tarjeta y control del fraude', duration: 'Esenciales' },
          analytics: { name: 'Analítica', purpose: 'Estadísticas de uso', duration: 'Analítica' },
          chat: {
            name: 'Chat de soporte',
            purpose: 'Continúa una conversación con el soporte',
            duration: 'Funcionales',
          },
          cdn: { name: 'CDN', purpose: 'Entrega archivos desde un servidor cercano', duration: 'Rendimiento' },
        },
      },
      storage: {
        title: 'Otros almacenamientos',
        text: 'Además de las cookies, su navegador puede guardar:',
        items: {
          local: '<b>Almacenamiento local</b>: elecciones que permanecen, como el tema y sus respuestas en la Ayuda.',
          session: '<b>Almacenamiento de sesión</b>: borradores, hasta que se cierra la pestaña.',
          indexed: '<b>Almacenamiento indexado</b>: archivos más grandes de la aplicación, para trabajar sin conexión.',
        },
      },
      agents: {
        title: 'Cookies que encuentran sus agentes',
        text: 'Un agente que trabaja en una página web recibe las cookies de esa página, como las recibiría su propio navegador. Se guardan por separado para cada cuenta, se usan solo para la tarea en curso y se eliminan junto con los datos de acceso que usted guardó para esa página.',
      },
      choices: {
        title: 'Sus opciones',
        text: 'Su navegador puede rechazar o eliminar las cookies. Sin las cookies esenciales no puede iniciar sesión; sin las demás, todo sigue funcionando. «Compartir analítica» está desactivado hasta que usted lo active en la configuración de la cuenta.',
      },
      changes: {
        title: 'Cambios en esta página',
        text: 'Antes de empezar a usar otra cookie, la añadimos a estas listas. La fecha de la parte superior indica cuándo cambiaron por última vez. Si tiene preguntas, escriba a la dirección de soporte que figura en el pie de página.',
      },
    },
  },
  security: {
    intro:
      'Cómo protege {product} su cuenta, sus datos y el trabajo de sus agentes, y cómo notificar una vulnerabilidad.',
    sections: {
      framework: {
        title: 'Marco',
        text: 'Nuestros controles siguen el marco de ciberseguridad del NIST, los CIS Controls y el estándar de verificación de OWASP. Se revisan cada año y después de cada incidente.',
      },
      data: {
        title: 'Protección de datos',
        text: 'Las conexiones usan TLS 1.3. Las contraseñas, claves y otros secretos que necesitan los agentes se sellan con AES-256 con una clave propia de cada cuenta; no se muestran a nadie y se eliminan de registros, trazas e imágenes. Las tareas y los archivos se guardan en el almacenamiento del operador, que los cifra con AES-256. Las copias de seguridad también están cifradas, y su restauración se ensaya.',
      },
      access: {
        title: 'Acceso',
        text: 'El acceso sigue el principio de mínimo privilegio:',
        items: {
          roles: 'acceso basado en roles, para nuestro personal y dentro de su cuenta',
          mfa: 'autenticación multifactor, obligatoria para nuestro personal y disponible para usted',
          sessions: 'sesiones que usted puede ver y cerrar una por una',
          logs: 'un registro de cada acceso administrativo',
        },
      },
      agents: {
        title: 'Agentes en acción',
        text: 'Un agente tiene solo las herramientas que necesita su tarea. Usted decide cuándo pide su aprobación: antes de enviar algo, antes de cambiar cualquier cosa o, de forma predeterminada, cuando coinciden texto externo, sus datos privados y un cambio. Siempre pregunta cuando una página o un mensaje decidiría adónde va algo. Lo que dice una página web se trata como contenido, nunca como una orden.',
      },
      operations: {
        title: 'Operaciones',
        text: 'Una segunda persona revisa los cambios, que se prueban antes de ponerse en producción. Los sistemas se vigilan las 24 horas, las dependencias se comprueban antes de cada versión en busca de vulnerabilidades conocidas y una empresa externa prueba el servicio una vez al año.',
      },
      people: {
        title: 'Personas',
        text: 'Quien trabaja con datos de clientes está obligado a la confidencialidad y recibe formación cada año. El acceso termina el mismo día en que termina el trabajo.',
      },
      remediation: {
        title: 'Corrección de vulnerabilidades',
        text: 'Las vulnerabilidades se clasifican según su gravedad y se corrigen dentro de estos plazos objetivo:',
        table: {
          head: { name: 'Gravedad', purpose: 'Significado', duration: 'Plazo' },
          critical: {
            name: 'Crítica',
            purpose: 'Se pueden obtener datos o el control desde el exterior',
            duration: '24 horas',
          },
          high: { name: 'Alta', purpose: 'Lo mismo, bajo ciertas condiciones', duration: '7 días' },
          medium: { name: 'Media', purpose: 'Efecto limitado o difícil de alcanzar', duration: '30 días' },
          low: { name: 'Baja', purpose: 'Sin efecto directo', duration: '90 días' },
        },
      },
      report: {
        title: 'Notificar una vulnerabilidad',
        text: 'Escriba a la dirección de soporte que figura en el pie de página, con los pasos que muestran la vulnerabilidad. Confirmamos la recepción en un plazo de 24 horas y le mantenemos informado hasta la corrección. Quien notifica de buena fe y respeta los datos de otras personas no tiene nada que temer de nosotros.',
      },
      incidents: {
        title: 'Incidentes',
        text: 'Si sus datos se ven afectados, le comunicamos sin demora qué ha ocurrido, qué significa para usted y qué hacemos al respecto.',
      },
    },
  },
  compliance: {
    intro: 'Las leyes y normas para las que está construido {product}, y cómo solicitar evidencias.',
    sections: {
      privacy: {
        title: 'Leyes de privacidad',
        text: 'Los derechos que otorgan estas leyes están al alcance de todos los usuarios, vivan donde vivan:',
        table: {
          head: { name: 'Ley', purpose: 'Qué abarca', duration: 'Región' },
          gdpr: {
            name: 'RGPD',
            purpose: 'Datos personales, con una base jurídica para cada uso',
            duration: 'Unión Europea',
          },
          ccpa: { name: 'CCPA', purpose: 'Conocer, eliminar y no vender los datos', duration: 'California' },
          pipeda: { name: 'PIPEDA', purpose: 'Tratamiento leal de la información personal', duration: 'Canadá' },
          lgpd: { name: 'LGPD', purpose: 'Datos personales y su tratamiento', duration: 'Brasil' },
        },
      },
      standards: {
        title: 'Normas de seguridad',
        text: 'Nuestros controles están trazados conforme a estas normas:',
        table: {
          head: { name: 'Norma', purpose: 'Qué abarca', duration: 'Tipo' },
          soc2: {
            name: 'SOC 2 Type II',
            purpose: 'Seguridad, disponibilidad y confidencialidad a lo largo del tiempo',
            duration: 'Auditoría',
          },
          iso27001: {
            name: 'ISO/IEC 27001',
            purpose: 'Gestión de la seguridad de la información',
            duration: 'Norma ISO',
          },
          iso27017: { name: 'ISO/IEC 27017', purpose: 'Seguridad de los servicios en la nube', duration: 'Norma ISO' },
          iso27018: { name: 'ISO/IEC 27018', purpose: 'Datos personales en la nube', duration: 'Norma ISO' },
          pci: {
            name: 'PCI DSS',
            purpose: 'Datos de tarjetas, gestionados por el proveedor de pagos',
            duration: 'Sector de tarjetas',
          },
        },
      },
      processing: {
        title: 'Tratamiento de datos',
        text: 'Como encargado del tratamiento, actuamos únicamente según sus instrucciones. Un acuerdo de tratamiento de datos con cláusulas contractuales tipo, una lista de subencargados y las medidas técnicas forman parte de la documentación.',
      },
      practice: {
        title: 'En la práctica',
        text: 'Lo que piden las normas forma parte del producto:',
        items: {
          export: 'exportación y eliminación de sus datos en la configuración de la cuenta',
          consent: 'analítica solo con su consentimiento, desactivada de forma predeterminada',
          retention:
            'sus datos pueden exportarse durante los 30 días siguientes a la terminación y después se eliminan',
          training: 'formación anual de todas las personas con acceso',
        },
      },
      audits: {
        title: 'Auditorías',
        text: 'Auditores independientes examinan los controles una vez al año. Los hallazgos se siguen hasta su cierre, con los mismos plazos objetivo que las vulnerabilidades del Resumen de seguridad. Los clientes de los planes Enterprise y Custom pueden enviar sus propios cuestionarios.',
      },
      subprocessors: {
        title: 'Subencargados',
        text: 'El alojamiento, el pago y el correo son los servicios a los que transmitimos datos. Cada uno está obligado por contrato a los mismos deberes que nosotros, y anunciamos cualquier servicio nuevo antes de que empiece.',
      },
      documents: {
        title: 'Solicitar documentación',
        text: 'Escriba a la dirección de soporte que figura en el pie de página e indique los documentos que necesita. Las solicitudes de documentación se responden en 2 o 3 días hábiles; algunos documentos requieren un acuerdo de confidencialidad.',
      },
      responsibility: {
        title: 'Responsabilidad compartida',
        text: 'Nosotros respondemos del servicio; usted, de lo que permite hacer a los agentes: qué datos ven, en qué sistemas entran y si sus propias normas lo permiten.',
      },
    },
  },
} satisfies Translation<typeof en>
