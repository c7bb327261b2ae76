import { AddTitlePage } from './AddTitlePage.tsx'

export { loadCreationForm as loader } from './loadCreationForm.ts'

export function Component() {
	return <AddTitlePage form="manga" />
}
