import { isRouteErrorResponse } from 'react-router'
import { useRouteError } from './routeError.ts'

/** Stands where no route says what to show for an error. Like the library's, but without the stack. */
export function UnexpectedError() {
	const error = useRouteError()
	const message = isRouteErrorResponse(error)
		? `${error.status} ${error.statusText}`
		: error instanceof Error
			? error.message
			: JSON.stringify(error)
	return (
		<>
			<h2>Unexpected Application Error!</h2>
			<h3 style={{ fontStyle: 'italic' }}>{message}</h3>
		</>
	)
}
