import { createContext, useContext } from 'react'

/** The error that a route shows. The library has a context of its own for it, which it does not give out. */
export const RouteError = createContext<unknown>(null)

/** The error that the element stands for, in a route's error element; `null` elsewhere. */
export function useRouteError(): unknown {
	return useContext(RouteError)
}
