import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

export {
  keepPreviousData,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/** Worth asking again: no answer, or a server that is busy. What is refused stays refused. */
const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status === 503)

/** The one cache of replies, shared by all screens of all packages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => count < 1 && isPassing(error) },
  },
})
