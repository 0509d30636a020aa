/** Waits until nobody else of the platform holds a lock; the result gives it back. */
export type AcquireLock = (name: string) => Promise<() => void>;

/** Runs work while a lock is held. */
export async function locked<T>(acquire: AcquireLock, name: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(name);
  try {
    return await work();
  } finally {
    release();
  }
}
