/** All that is fetched when the page is there and its reader begins: nothing here is part of a first view. */
export { CardButtons } from './card-buttons.tsx'
export { CompareBar } from './compare-bar.tsx'
export { FavouritesLink } from './favourites-link.tsx'
export { FavoritesFrame } from './favorites-frame.tsx'
export { PageButtons } from './page-buttons.tsx'
export { AlertButton, SaveSearch } from '../saved-search/save/save-button.tsx'
