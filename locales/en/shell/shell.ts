import type { Translated } from '../../texts.ts'
import type es from '../../es/shell/shell.ts'

export default {
  'shell.skip': 'Skip to content',
  'shell.home': 'home',
  'shell.trade': 'Real estate',
  'shell.menu': 'Menu',
  'shell.main_menu': 'Main menu',
  'shell.buy': 'Buy',
  'shell.rent': 'Rent',
  'shell.collection': 'Collection',
  'shell.projects': 'Projects',
  'shell.calculator': 'Calculator',
  'shell.more': 'More',
  'shell.agents': 'Agents',
  'shell.agencies': 'Agencies',
  'shell.blog': 'Blog',
  'shell.new_tab': '(opens in a new tab)',
  'shell.contact': 'Contact',
  'shell.sign_in': 'Sign in',
  'shell.sign_up': 'Sign up',
  'shell.back_to_main': 'Back to the main site',
  'shell.properties': 'Properties',
  'shell.news': 'News',
  'shell.close_news': 'Close this notice',
  'shell.language': 'Language',
} as const satisfies Translated<typeof es>
