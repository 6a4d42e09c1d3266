/** A longer text: paragraphs are set apart by an empty line, and lines that begin with `- ` are a list. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  )
}
