/**
 * What Niouka uses of `react-router-dom`. Host and slices share this module in the library's place, because a shared
 * module is never tree-shaken. Importing another symbol fails the build: add it here when it is needed, and look at the
 * shell's size. What comes from `./router` stands for the library's own of the same name (docs/decisions/0010).
 */
export type {
	LinkProps,
	LoaderFunction,
	LoaderFunctionArgs,
	Location,
	NavLinkProps,
	RouteObject,
	ShouldRevalidateFunction,
	To,
} from 'react-router'
export {
	isRouteErrorResponse,
	Outlet,
	redirect,
	useLoaderData,
	useLocation,
	useMatches,
	useNavigate,
	useNavigation,
	useParams,
	useRevalidator,
	useSearchParams,
} from 'react-router'
export { createBrowserRouter, Link, NavLink, RouterProvider, useRouteError } from './router/index.ts'
