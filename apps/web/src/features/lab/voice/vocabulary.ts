import type { Language, RouteName } from '@app/spec'

/** Where a command can lead. */
export const PLACES = [
  'dashboard',
  'agents',
  'tasks',
  'templates',
  'settings',
  'platforms',
  'deploy',
  'performance',
  'help',
] as const satisfies readonly RouteName[]
export type Place = (typeof PLACES)[number]

export interface Vocabulary {
  /** The star is the agent's name. */
  run: readonly string[]
  /** The star is the place. */
  go: readonly string[]
  state: readonly string[]
  stop: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  places: Record<Place, readonly string[]>
}

/** As people say it, in small letters and without punctuation. */
export const VOCABULARY: Record<Language, Vocabulary> = {
  en: {
    run: ['run *', 'start *', 'execute *', 'launch *'],
    go: ['go to *', 'open *', 'show *', 'show me *', 'take me to *'],
    state: ['what is running', 'what s running', 'whats running', 'status', 'what are you doing'],
    stop: ['stop', 'stop all', 'stop everything', 'pause everything'],
    yes: ['yes', 'confirm', 'do it', 'ok'],
    no: ['no', 'cancel', 'never mind'],
    places: {
      dashboard: ['dashboard', 'command center', 'home'],
      agents: ['agents', 'my agents'],
      tasks: ['task history', 'tasks', 'history'],
      templates: ['templates'],
      settings: ['settings'],
      platforms: ['platforms', 'platform universe'],
      deploy: ['deploy', 'deployment', 'deployment center'],
      performance: ['performance'],
      help: ['help', 'support'],
    },
  },
  de: {
    run: ['starte *', 'führe * aus', '* ausführen', '* starten'],
    go: ['gehe zu *', 'geh zu *', 'gehe zur *', 'öffne *', 'zeige *', 'zeig *', '* öffnen'],
    state: ['was läuft', 'was läuft gerade', 'status', 'was passiert gerade'],
    stop: ['stopp', 'stop', 'alles anhalten', 'alles stoppen', 'halte alles an'],
    yes: ['ja', 'bestätigen', 'mach das'],
    no: ['nein', 'abbrechen', 'lass es'],
    places: {
      dashboard: ['dashboard', 'kommandozentrale', 'startseite', 'übersicht'],
      agents: ['agenten', 'meine agenten', 'meinen agenten'],
      tasks: ['aufgabenverlauf', 'verlauf', 'aufgaben', 'aufgabenhistorie'],
      templates: ['vorlagen'],
      settings: ['einstellungen', 'den einstellungen'],
      platforms: ['plattformen'],
      deploy: ['bereitstellung', 'deployment'],
      performance: ['leistung', 'performance'],
      help: ['hilfe'],
    },
  },
  es: {
    run: ['ejecuta *', 'ejecutar *', 'inicia *', 'lanza *'],
    go: ['ve a *', 'ir a *', 'abre *', 'muestra *', 'abrir *'],
    state: ['qué se está ejecutando', 'que se está ejecutando', 'estado', 'qué está en marcha'],
    stop: ['para', 'detén todo', 'parar todo', 'para todo', 'detener todo'],
    yes: ['sí', 'si', 'confirmar', 'hazlo'],
    no: ['no', 'cancelar', 'déjalo'],
    places: {
      dashboard: ['panel', 'el panel', 'inicio', 'centro de mando'],
      agents: ['agentes', 'mis agentes'],
      tasks: ['historial', 'historial de tareas', 'el historial', 'tareas'],
      templates: ['plantillas'],
      settings: ['ajustes', 'configuración'],
      platforms: ['plataformas'],
      deploy: ['despliegue'],
      performance: ['rendimiento'],
      help: ['ayuda'],
    },
  },
  fr: {
    run: ['lance *', 'lancer *', 'exécute *', 'exécuter *', 'démarre *'],
    go: ['va à *', 'va aux *', 'aller à *', 'ouvre *', 'affiche *', 'montre *', 'ouvrir *'],
    state: ['qu est ce qui tourne', 'qu est ce qui est en cours', 'état', 'que se passe t il'],
    stop: ['stop', 'arrête', 'arrête tout', 'tout arrêter'],
    yes: ['oui', 'confirmer', 'vas y'],
    no: ['non', 'annuler', 'laisse tomber'],
    places: {
      dashboard: ['tableau de bord', 'le tableau de bord', 'accueil', 'centre de commande'],
      agents: ['agents', 'mes agents'],
      tasks: ['historique', 'l historique', 'l historique des tâches', 'historique des tâches', 'tâches'],
      templates: ['modèles', 'les modèles'],
      settings: ['paramètres', 'les paramètres', 'réglages'],
      platforms: ['plateformes', 'les plateformes'],
      deploy: ['déploiement', 'le déploiement'],
      performance: ['performances', 'performance'],
      help: ['aide', 'l aide'],
    },
  },
  zh: {
    run: ['运行*', '启动*', '执行*'],
    go: ['打开*', '前往*', '转到*', '去*', '显示*'],
    state: ['正在运行什么', '什么在运行', '状态', '现在在做什么'],
    stop: ['停止', '全部停止', '停下来', '暂停全部'],
    yes: ['是', '是的', '确认', '好'],
    no: ['不', '不是', '取消'],
    places: {
      dashboard: ['仪表板', '仪表盘', '控制台', '首页', '指挥中心'],
      agents: ['智能体', '我的智能体', '代理'],
      tasks: ['任务历史', '历史记录', '任务'],
      templates: ['模板'],
      settings: ['设置'],
      platforms: ['平台'],
      deploy: ['部署'],
      performance: ['性能'],
      help: ['帮助'],
    },
  },
  ja: {
    run: ['*を実行して', '*を実行', '*を開始', '*を起動', '実行*'],
    go: ['*を開いて', '*を開く', '*に移動', '*へ移動', '*を表示', '*を見せて'],
    state: ['何が動いている', '何が動いていますか', '何を実行中', '状態', '実行中は'],
    stop: ['停止', '止めて', '全部止めて', 'すべて停止', 'ストップ'],
    yes: ['はい', '確認', 'お願いします'],
    no: ['いいえ', 'キャンセル', 'やめて'],
    places: {
      dashboard: ['ダッシュボード', 'ホーム', 'コマンドセンター'],
      agents: ['エージェント', 'マイエージェント'],
      tasks: ['タスク履歴', '履歴', 'タスク'],
      templates: ['テンプレート'],
      settings: ['設定'],
      platforms: ['プラットフォーム'],
      deploy: ['デプロイ', '展開'],
      performance: ['パフォーマンス', '性能'],
      help: ['ヘルプ'],
    },
  },
}
