import styles from './tile-skeletons.module.css'

/** Cards that are not printed yet, in the places where they will be. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <>
      <p className="visually-hidden" role="status" aria-label="Loading your roasts" />
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.card} style={{ '--place': index } as React.CSSProperties}>
          <span className={styles.text} />
          <span className={styles.print} />
          <span className={styles.text} />
          <span className={styles.text} />
          <span className={styles.text} />
          <span className={styles.foot} />
        </span>
      ))}
    </>
  )
}
