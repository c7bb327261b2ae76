import { AddTitlePage } from './AddTitlePage.tsx'

export { loadAdd as loader } from './loadAdd.ts'

export function Component() {
	return <AddTitlePage form="movie" />
}
