import type en from '../en/live.ts'
import type { Translation } from '../index.ts'

export default {
  live: 'En direct',
  watch: 'Regarder en direct',
  stop: 'Ne plus regarder',
  takeOver: 'Prendre la main',
  handBack: 'Rendre la main',
  asked: 'L’agent termine son étape',
  yours: 'La page est à vous. L’agent attend et son temps est arrêté.',
  kept: 'Ce que vous tapez n’est pas conservé.',
  esc: '<key>Échap</key> vous rend votre clavier',
  page: 'La page de cette tâche : cliquez et tapez dedans',
  picture: 'La page telle que l’agent la voit : {title}',
  address: 'Adresse de la page',
  open: 'Ouvrir',
  back: 'Revenir en arrière',
  type: 'Taper dans la page',
  send: 'Taper',
  erase: 'Effacer le caractère précédent',
  enter: 'Appuyer sur Entrée dans la page',
  none: 'Aucun navigateur n’est ouvert en ce moment.',
  waiting: 'En attente de la première image',
} satisfies Translation<typeof en>
