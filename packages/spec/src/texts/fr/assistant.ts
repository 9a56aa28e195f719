import type en from '../en/assistant.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Assistant d’apprentissage',
  close: 'Fermer',
  toggle: 'Apprendre de ce que je fais',
  privacy:
    'Tout ce qu’il compte reste dans ce navigateur. Rien n’est envoyé, et les champs de mot de passe ne sont jamais lus.',
  off: 'En pause. Rien n’est compté ; ce qu’il savait est gardé jusqu’à ce que vous l’effaciez.',
  learning: 'Les suggestions apparaissent après plus de {keys, number} frappes et {seconds, number} secondes.',
  clear: 'Tout effacer',
  states: {
    off: 'En pause',
    learning: 'Apprend',
    ready: 'Profil établi',
  },
  counts: {
    keystrokes: 'Frappes',
    clicks: 'Clics',
    scrolled: 'Défilement',
    time: 'Temps',
  },
  profile: {
    title: 'Votre profil',
    nothing: 'Rien encore',
    typingSpeed: 'Vitesse de frappe',
    wordsPerMinute: '{words, number} mots par minute',
    sessionTime: 'Session moyenne',
    minutes: '{minutes, number} min',
    commonWords: 'Mots fréquents',
    workingHours: 'Heures de travail',
    hours: 'De {start} h à {end} h',
    patterns: 'Parcours répétés',
    style: 'Style',
    styles: {
      plain: 'Mots courts',
      elaborate: 'Mots longs',
    },
    types: 'Surtout',
    taskTypes: {
      forms: 'de la saisie',
      web: 'des pages à parcourir',
      data: 'des listes à lire',
    },
  },
  insights: {
    title: 'Suggestions',
    none: 'Rien de frappant pour l’instant. Il continue d’observer pendant que vous travaillez.',
    confidence: 'Sûr à {percent, number} %',
    basedOn: 'D’après {basis}',
    implement: 'Mettre en place',
    dismiss: 'Ignorer',
  },
  priorities: {
    high: 'Priorité haute',
    medium: 'Priorité moyenne',
  },
  types: {
    efficiency: 'Efficacité',
    brand_voice: 'Ton de marque',
    automation_opportunity: 'À automatiser',
    task_suggestion: 'Tâche suggérée',
  },
  items: {
    efficiency: {
      title: 'Vous tapez beaucoup, et vite',
      description:
        'Vous tapez environ {words, number} mots par minute. Ce que vous tapez sans cesse, un agent peut le taper pour vous.',
      suggestedAction: 'Laissez un agent remplir le formulaire que vous connaissez par cœur.',
      basedOn: 'votre vitesse de {words, number} mots par minute',
      draftName: 'Remplir des formulaires',
      draftObjective:
        'Ouvre la page du formulaire, remplis les champs avec mes informations habituelles et envoie-le. (Ajoutez ici l’adresse et les informations.)',
    },
    brand_voice: {
      title: 'Vous avez vos mots à vous',
      description: 'Ceux-ci reviennent sans cesse : {terms}. Un agent qui écrit pour vous peut les employer.',
      suggestedAction: 'Laissez un agent rédiger des messages avec vos mots.',
      basedOn: 'les derniers mots que vous avez tapés : {terms}',
      draftName: 'Rédacteur de messages',
      draftObjective:
        'Écris un court message avec mes mots, en employant : {terms}. Envoie-le à : (ajoutez ici le destinataire et l’occasion.)',
    },
    automation_opportunity: {
      title: 'Vous refaites toujours la même tournée',
      description:
        'Vous êtes allé de page en page : {places}. Un agent peut faire la tournée et vous dire ce qui est nouveau.',
      suggestedAction: 'Laissez un agent visiter les pages que vous vérifiez.',
      basedOn: 'votre parcours : {places}',
      draftName: 'Tournée quotidienne',
      draftObjective:
        'Ouvre les pages que je vérifie chaque jour, lis-les et liste ce qui est nouveau. (Ajoutez ici leurs adresses.)',
    },
    task_suggestion: {
      title: 'Vous y êtes depuis un moment',
      description:
        'Cette session dure depuis {minutes, plural, one {# minute} other {# minutes}}. Un travail aussi long mérite d’être confié en partie.',
      suggestedAction: 'Laissez un agent faire la partie récurrente selon un horaire.',
      basedOn: 'des sessions de {minutes, plural, one {# minute} other {# minutes}}',
      draftName: 'Travail récurrent',
      draftObjective:
        'Fais la partie de mon travail qui revient chaque jour : ouvre la page, rassemble les lignes dans un tableau et enregistre-le dans un fichier. (Ajoutez ici l’adresse.)',
    },
  },
  demo: {
    title: 'Essayez ici',
    lead: 'Activez-le et écrivez quelques phrases. Il lui faut plus de {keys, number} frappes et {seconds, number} secondes, comme à côté de votre travail.',
    label: 'Écrivez quelque chose',
    placeholder: 'Chère cliente, votre commande est en route…',
  },
} satisfies Translation<typeof en>
