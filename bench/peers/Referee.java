import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.util.Random;
import loveletter.Action;
import loveletter.Agent;
import loveletter.Card;
import loveletter.State;

/**
 * The UWA referee over a pipe: reads a command a line, writes one line for each (uwa.py is the other end).
 *
 * <p>Rounds go as in LoveLetter.playGame, with two differences: the deck and who begins are given, and a seat
 * may belong to somebody at the other end. Cards are their numbers; seats count from 0.
 */
public final class Referee {
  private final Random chance = new Random(1);
  private final Agent substitute = new agents.RandomAgent();
  private Agent[] agents;
  private boolean[] away; // the seats played at the other end
  private State game;
  private State[] views;
  private Card drawn;

  public static void main(String[] words) throws Exception {
    PrintStream out = System.out;
    System.setOut(System.err); // what agents print is no answer
    Referee referee = new Referee();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(referee.answer(line.split(" ")));
      out.flush();
    }
  }

  private String answer(String[] words) throws Exception {
    switch (words[0]) {
      case "sit":
        return sit(words);
      case "deal":
        return deal(words);
      case "turn":
        return turn();
      case "play":
        return play(action(words));
      default:
        throw new IllegalArgumentException(words[0]);
    }
  }

  /** sit CLASS...: who plays where, "-" for somebody at the other end. */
  private String sit(String[] words) throws Exception {
    int count = words.length - 1;
    agents = new Agent[count];
    away = new boolean[count];
    for (int i = 0; i < count; i++) {
      away[i] = words[i + 1].equals("-");
      agents[i] = away[i] ? new Away() : (Agent) Class.forName(words[i + 1]).getDeclaredConstructor().newInstance();
    }
    return "ok";
  }

  /** deal SEED STARTER ASIDE TOKENS CARDS: so many cards of the deck lie aside, then come hands, pile and burned card. */
  private String deal(String[] words) throws Exception {
    chance.setSeed(Long.parseLong(words[1]));
    for (Agent agent : agents) seed(agent);
    seed(substitute);
    game = new State(chance, agents);
    int top = Integer.parseInt(words[3]);
    String[] tokens = words[4].split(",");
    Card[] deck = new Card[16];
    for (int i = 0; i < 16; i++) deck[i] = Card.values()[words[5].charAt(i) - '1'];
    Card[] hands = new Card[agents.length];
    int[] scores = new int[agents.length];
    for (int i = 0; i < hands.length; i++) {
      hands[i] = deck[top++];
      scores[i] = Integer.parseInt(tokens[i]);
    }
    set("deck", deck);
    set("hand", hands);
    set("scores", scores);
    set("top", new int[] {top});
    set("nextPlayer", new int[] {Integer.parseInt(words[2])});
    views = new State[hands.length];
    for (int i = 0; i < hands.length; i++) {
      views[i] = game.playerState(i);
      agents[i].newRound(views[i]);
    }
    drawn = null;
    return position();
  }

  /** turn: the next seat draws; if it belongs to an agent here, it plays. */
  private String turn() throws Exception {
    int seat = game.nextPlayer();
    drawn = game.drawCard();
    if (away[seat]) return "asked";
    Action wanted;
    try {
      wanted = agents[seat].playCard(drawn);
    } catch (RuntimeException problem) {
      wanted = null;
    }
    int illegal = 0;
    if (wanted == null || wanted.player() != seat || !game.legalAction(wanted, drawn)) {
      substitute.newRound(game.playerState(seat));
      wanted = substitute.playCard(drawn);
      illegal = 1;
    }
    String told = wanted.card().value() + " " + wanted.target() + " " + value(wanted.guess()) + " " + illegal;
    return told + " " + play(wanted);
  }

  /** play CARD TARGET GUESS: what the seat at the other end plays; -1 is no target, 0 no guess. */
  private Action action(String[] words) throws Exception {
    int me = game.nextPlayer();
    int target = Integer.parseInt(words[2]);
    switch (Card.values()[Integer.parseInt(words[1]) - 1]) {
      case GUARD:
        return Action.playGuard(me, target, Card.values()[Integer.parseInt(words[3]) - 1]);
      case PRIEST:
        return Action.playPriest(me, target);
      case BARON:
        return Action.playBaron(me, target);
      case HANDMAID:
        return Action.playHandmaid(me);
      case PRINCE:
        return Action.playPrince(me, target);
      case KING:
        return Action.playKing(me, target);
      case COUNTESS:
        return Action.playCountess(me);
      default:
        return Action.playPrincess(me);
    }
  }

  private String play(Action action) throws Exception {
    game.update(action, drawn);
    for (int i = 0; i < agents.length; i++) agents[i].see(action, views[i]);
    return position();
  }

  /** HANDS LEFT WINNER: the hands with 0 for who is out, the pile with the burned card, -1 while the round goes on. */
  private String position() {
    StringBuilder hands = new StringBuilder();
    for (int i = 0; i < agents.length; i++) hands.append(game.eliminated(i) ? 0 : game.getCard(i).value());
    return hands + " " + game.deckSize() + " " + game.roundWinner();
  }

  private static int value(Card card) {
    return card == null ? 0 : card.value();
  }

  private void set(String name, Object value) throws Exception {
    Field field = State.class.getDeclaredField(name);
    field.setAccessible(true);
    field.set(game, value);
  }

  /** Seeds whatever dice an agent has, so that a measurement can be repeated. */
  private void seed(Agent agent) throws Exception {
    for (Field field : agent.getClass().getDeclaredFields()) {
      if (field.getType() == Random.class) {
        field.setAccessible(true);
        Random dice = (Random) field.get(agent);
        if (dice != null) dice.setSeed(chance.nextLong());
      }
    }
  }

  /** Whoever sits at the other end of the pipe. */
  private static final class Away implements Agent {
    @Override
    public void newRound(State start) {}

    @Override
    public void see(Action action, State results) {}

    @Override
    public Action playCard(Card card) {
      throw new IllegalStateException("asked at the other end");
    }

    @Override
    public String toString() {
      return "away";
    }
  }
}
