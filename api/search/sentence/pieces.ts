/** A stretch of the sentence. */
export type Piece = { from: number; to: number }

/** What became of each piece of a sentence. */
export class Pieces {
  readonly #understood: Piece[] = []
  readonly #unused: Piece[] = []
  readonly #rest: Piece[] = []
  /** Words without a filter that stand next to each other. */
  #open: Piece | null = null

  understand(piece: Piece): void {
    this.#understood.push(piece)
  }

  /** Recognised, and not to be asked for. */
  refuse(piece: Piece): void {
    this.#unused.push(piece)
  }

  leave({ from, to }: Piece): void {
    if (this.#open) this.#open.to = to
    else this.#open = { from, to }
  }

  /** Ends the words that were left: they may be searched, unless they are not wanted. */
  close(isWanted: boolean): void {
    if (this.#open) (isWanted ? this.#rest : this.#unused).push(this.#open)
    this.#open = null
  }

  /** Takes the words that were just left back, for what follows explains them. */
  takeBack(): Piece | null {
    const open = this.#open
    this.#open = null
    return open
  }

  /** Forgets everything but one piece. */
  only(piece: Piece): void {
    this.#understood.splice(0, Infinity, piece)
    this.#unused.length = this.#rest.length = 0
    this.#open = null
  }

  /** All of them as they were typed, in their order. */
  in(text: string) {
    const words = (pieces: Piece[]) =>
      pieces.toSorted((one, other) => one.from - other.from).map(({ from, to }) => text.slice(from, to))
    return {
      understood: words(this.#understood),
      rest: words(this.#rest).filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
      unused: words(this.#unused),
    }
  }
}
