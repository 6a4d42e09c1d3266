import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'

import type { Photo } from '#contract/property/property.ts'

import type { Text } from '../../texts.ts'
import './gallery.css'

/** Room for the buttons above, the arrows beside and the words below. */
const wide = { top: 60, bottom: 84, left: 84, right: 84 }
const narrow = { top: 60, bottom: 84 }

/** Opens the pictures over the whole window at `index`; swipe, keys and pinch are the library's. */
export function openGallery(photos: Photo[], index: number, thumbnails: HTMLImageElement[], t: Text): void {
  const opener = document.activeElement
  const gallery = new PhotoSwipe({
    dataSource: photos.map((photo, at) => slideOf(photo, thumbnails[at])),
    index,
    mainClass: 'gallery',
    bgOpacity: 1,
    paddingFn: ({ x: width }) => (width < 700 ? { ...narrow, left: 0, right: 0 } : wide),
    arrowPrevTitle: t('ui.previous'),
    arrowNextTitle: t('ui.next'),
    closeTitle: t('ui.close'),
    zoomTitle: t('pieces.zoom'),
    errorMsg: t('pieces.photo_failed'),
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'zoom',
  })
  gallery.on('uiRegister', () => {
    gallery.element?.setAttribute('aria-label', t('pieces.gallery'))
    addCaption(gallery, photos)
    if (document.fullscreenEnabled) addFullScreen(gallery, t('pieces.full_screen'))
  })
  gallery.on('destroy', () => {
    // While the gallery fills the screen nothing beside it takes the focus.
    void leaveFullScreen().then(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }))
  })
  gallery.init()
}

async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}

function slideOf(photo: Photo, thumbnail: HTMLImageElement | undefined): SlideData {
  const isShown = thumbnail && thumbnail.offsetWidth > 0
  return {
    src: `${photo.src}-${photo.widths.at(-1)}.webp`,
    srcset: photo.widths.map((width) => `${photo.src}-${width}.webp ${width}w`).join(', '),
    width: photo.width,
    height: photo.height,
    alt: photo.alt,
    thumbCropped: true,
    ...(isShown && { element: thumbnail, msrc: thumbnail.currentSrc }),
  }
}

function addCaption(gallery: PhotoSwipe, photos: Photo[]): void {
  gallery.ui?.registerElement({
    name: 'caption',
    order: 9,
    appendTo: 'root',
    onInit: (element) => {
      element.setAttribute('aria-live', 'polite')
      gallery.on('change', () => {
        element.textContent = photos[gallery.currIndex]?.alt ?? ''
      })
    },
  })
}

const expand = 'M8 12V8h4M20 8h4v4M24 20v4h-4M12 24H8v-4'

function addFullScreen(gallery: PhotoSwipe, title: string): void {
  gallery.ui?.registerElement({
    name: 'full-screen',
    title,
    order: 8,
    isButton: true,
    html: `<svg class="pswp__icn" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="${expand}"/></svg>`,
    onClick: () => {
      void (document.fullscreenElement ? document.exitFullscreen() : gallery.element?.requestFullscreen())
    },
  })
}
