import { useLocation } from 'react-router-dom'
import { TITLE_FORM_NAMES } from 'shared-contract'
import { AddPage } from './AddPage.tsx'
import { TitleForm } from './TitleForm.tsx'

export { loadCreationForm as loader } from './loadCreationForm.ts'

/** The page that adds an anime, a manga or a film, by its address. */
export function Component() {
	const { pathname } = useLocation()
	const form = TITLE_FORM_NAMES.find((name) => pathname.startsWith(`/add/${name}`)) ?? 'anime'
	return <AddPage form={form}>{(start) => <TitleForm key={form} form={form} {...start} />}</AddPage>
}
