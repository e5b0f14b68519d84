/**
 * Gives a function that runs what it is given one after the other, in the order in which it was asked. One that fails
 * does not end the row.
 */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
