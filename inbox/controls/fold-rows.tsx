import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Fold, type FoldDecision, foldEndpoints } from "#domain/api/tasks.ts";
import { formatDuration } from "#domain/duration.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import { refresh, useTasks } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { Button } from "./button.tsx";
import { looks } from "./looks.ts";

const done: Readonly<Record<FoldDecision, string>> = {
  spam: "All of them are spam.",
  leads: "Each is listed by itself now.",
  fold: "Undone.",
};

/** "31 more from one network within 10 min". */
function wordsOf({ bookings, firstAt, lastAt }: Fold): string {
  const within = formatDuration(Date.parse(lastAt) - Date.parse(firstAt)).replace("under ", "");
  return `${bookings.toLocaleString("en-US")} more from one network within ${within}`;
}

/** Leads that are shown together, a row for each network that sent more than people do. */
export const FoldRows = () =>
  useTasks().data?.folds.map((fold) => <FoldRow key={fold.id} fold={fold} />);

function FoldRow({ fold }: { readonly fold: Fold }) {
  const { id } = fold;
  const client = useQueryClient();
  const show = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: FoldDecision) =>
      call(foldEndpoints.decide, { params: { id }, body: { decision } }),
    onSuccess: (_, decision) => {
      show({
        kind: "done",
        title: done[decision],
        ...(decision !== "fold" && { undo: () => mutate("fold") }),
      });
      refresh(client);
    },
    onError: (error) =>
      show({ kind: "failed", title: "That was not saved", text: errorMessage(error) }),
  });
  return (
    <section className={`${looks.sheet} grid gap-2 p-3`}>
      <p className="leading-[1.4]">{wordsOf(fold)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button isSmall isBusy={isPending} onClick={() => mutate("leads")}>
          Show each
        </Button>
        <Button isSmall isBusy={isPending} onClick={() => mutate("spam")}>
          Mark all as spam
        </Button>
        <a
          href={addressOfView("bookings", { filter: { status: "pending", fold: id } })}
          className="py-2.5 font-semibold"
        >
          Look at them
        </a>
      </div>
    </section>
  );
}
