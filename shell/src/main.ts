/**
 * Runs React and then the rest of the page, each in a task of its own, after which a slow phone can answer. Both are part of the first
 * scripts: nothing is requested. Only what is whole anyway may be a part, since a part keeps all its exports.
 */
async function main() {
	await import(/* webpackMode: "eager" */ 'react-dom/client')
	await nextTask()
	const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
	await nextTask()
	await start()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

void main()
