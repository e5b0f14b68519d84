import { createContext, useContext } from "react";

type AskFirst = <Result>(change: () => Promise<Result>) => Promise<Result>;

export const RecentSignIn = createContext<AskFirst>((change) => change());

/** Runs a call for which the server may want a recent sign-in: then it asks for one and runs it again. */
export const useRecentSignIn = (): AskFirst => useContext(RecentSignIn);
