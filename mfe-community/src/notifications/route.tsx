/** The notifications page. */
export function Component() {
	return <h1>Notificações</h1>
}
